import { useEffect, useState } from 'react';

import { sectionIds, type SectionId } from '../../contract/whitepaper/text.ts';

/** The line, as a part of the window's height, that a heading has to have passed for its section to be the one that is read. */
const READING_LINE = 0.35;

/** The section being read; the first one until the page is scrolled. */
export function useReadingPosition(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sectionIds[0]);
  // How far the page is scrolled is known to the window only.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const passed = sectionIds.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
      setCurrent((isAtEnd ? sectionIds.at(-1) : passed.at(-1)) ?? sectionIds[0]);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);
  return current;
}
