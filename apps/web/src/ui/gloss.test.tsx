// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Explained, Gloss } from './gloss.tsx';

afterEach(cleanup);
const bubble = () => document.querySelector('.gloss-bubble')?.textContent ?? null;

it('a word says what it means on a touch, under the mouse, by Tab, and to whoever listens', () => {
  render(
    <Gloss means="The chart" lang="es">
      cuadro
    </Gloss>,
  );
  const word = screen.getByRole('button', { name: 'cuadro' });
  expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toBe('The chart');
  expect([word.lang, bubble()]).toEqual(['es', null]);
  fireEvent.click(word);
  expect(bubble()).toBe('The chart');
  fireEvent.keyDown(word, { key: 'Escape' });
  expect(bubble()).toBeNull();
  fireEvent.pointerEnter(word, { pointerType: 'mouse' });
  expect(bubble()).toBe('The chart');
  fireEvent.pointerLeave(word, { pointerType: 'mouse' });
  expect(bubble()).toBeNull();
  fireEvent.keyUp(word, { key: 'Tab' });
  expect(bubble()).toBe('The chart');
  fireEvent.blur(word);
  expect(bubble()).toBeNull();
});

it('a button that is explained is pressed as ever, and says nothing while it is', () => {
  let pressed = 0;
  render(
    <Explained means="You play alone">
      <button type="button" onClick={() => (pressed += 1)}>
        Banco
      </button>
    </Explained>,
  );
  const place = screen.getByRole('button').parentElement as HTMLElement;
  fireEvent.pointerEnter(place, { pointerType: 'mouse' });
  expect(bubble()).toBe('You play alone');
  fireEvent.pointerDown(place);
  expect(bubble()).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(pressed).toBe(1);
});
