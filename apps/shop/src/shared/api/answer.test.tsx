import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answer } from './answer.tsx';

const idle = { isFetching: false, refetch: () => undefined };
const failure = new Error('No line');

function shown(asked: { data?: { name: string }; error?: Error }, message = false): string {
  const query = { ...idle, data: asked.data, error: asked.error ?? null };
  return renderToStaticMarkup(
    <Answer of={query} skeleton={<i />} {...(message && { failed: (_retry, error) => <b>{error.message}</b> })}>
      {({ name }) => <p>{name}</p>}
    </Answer>,
  );
}

test('the answer is shown, also an old one whose refresh failed', () => {
  expect(shown({ data: { name: 'Thandi' } })).toBe('<p>Thandi</p>');
  expect(shown({ data: { name: 'Thandi' }, error: failure })).toBe('<p>Thandi</p>');
});

test('until then its skeleton', () => {
  expect(shown({})).toBe('<i></i>');
});

test('without an answer it says so, and offers to try again', () => {
  expect(shown({ error: failure })).toMatch(/role="alert".*This did not load.*<button.*Try again/);
  expect(shown({ error: failure }, true)).toBe('<b>No line</b>');
});
