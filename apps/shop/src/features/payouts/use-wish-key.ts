import { useRef } from 'react';

/** One key for one wish: pressed again after a broken line, it is still the same payment; other words are another. */
export function useWishKey(): (words: string) => string {
  const wish = useRef({ words: '', key: '' });
  return (words) => {
    if (wish.current.words !== words) wish.current = { words, key: crypto.randomUUID() };
    return wish.current.key;
  };
}
