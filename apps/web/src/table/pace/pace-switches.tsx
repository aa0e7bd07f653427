import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { useCell } from '../../client/use-cell.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { setSound, sound } from '../sound/sound.ts';
import { setVoice, voice } from '../voice.ts';
import { clocks, felt, rebet, single } from './wishes.ts';

/** How the table goes for you: its time, and what is heard of it. */
export function PaceSwitches({ hasRebet }: { readonly hasRebet: boolean }) {
  const { words, message, you } = useTableContext();
  const { pace } = words;
  const isRebet = useCell(rebet);
  const isAlone = you !== null && message.alone?.name === you;
  return (
    <section className="pace-switches">
      <h3 className="menu-head">{pace.title}</h3>
      <OneSwitch on={useCell(clocks) === 'wait'} onChange={(on) => clocks.choose(on ? 'wait' : 'run')}>
        {pace.clocksWait}
      </OneSwitch>
      <OneSwitch on={useCell(felt) === 'quick'} onChange={(on) => felt.choose(on ? 'quick' : 'calm')}>
        {pace.quick}
      </OneSwitch>
      <p className="quiet">{isAlone ? pace.alone : pace.notAlone}</p>
      {hasRebet && (
        <OneSwitch on={isRebet} onChange={(on) => rebet.set(on)}>
          {pace.rebet}
        </OneSwitch>
      )}
      <OneSwitch on={useCell(single) === 'act'} onChange={(on) => single.choose(on ? 'act' : 'ask')}>
        {pace.single}
      </OneSwitch>
      <OneSwitch on={useCell(sound) === 'on'} onChange={setSound}>
        {pace.sound}
      </OneSwitch>
      <OneSwitch on={useCell(voice) === 'on'} onChange={setVoice}>
        {words.menu.voice}
      </OneSwitch>
    </section>
  );
}

interface OneSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}

function OneSwitch({ on, onChange, children }: OneSwitchProps) {
  return (
    <Switch className="switch" isSelected={on} onChange={onChange}>
      <span className="switch-track" aria-hidden />
      {children}
    </Switch>
  );
}
