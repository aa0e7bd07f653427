// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANA, inHouse, paperHouse } from '../../test/paper-house.ts';
import { Talk } from './talk.tsx';

afterEach(cleanup);

test('whoever has said a line keeps the focus, so that Esc still closes and the next line can be written', async () => {
  const { desk } = paperHouse({}, ANA);
  inHouse(desk, <Talk table="one" heard={[]} isDeaf={false} mayTalk />);
  const field = screen.getByLabelText('A line') as HTMLInputElement;
  const say = screen.getByRole('button', { name: 'Say it' }) as HTMLButtonElement;
  fireEvent.click(say);
  expect(desk.connection.say).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Good hand!' } });
  say.focus();
  fireEvent.click(say);
  expect(desk.connection.say).toHaveBeenCalledWith('one', { is: 'line', line: 'Good hand!' });
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(field);
  // A button that went dead under the finger would take the focus with it.
  expect(say.disabled).toBe(false);
});

test('a gesture has its word on the button, for machines that have no picture of it', () => {
  const { desk } = paperHouse({}, ANA);
  inHouse(desk, <Talk table="one" heard={[]} isDeaf={false} mayTalk />, 'es');
  fireEvent.click(screen.getByRole('button', { name: 'Brindar' }));
  expect(desk.connection.say).toHaveBeenCalledWith('one', { is: 'gesture', gesture: 'toast' });
  expect(screen.getByRole('button', { name: 'Saludar' }).textContent).toContain('Saludar');
});
