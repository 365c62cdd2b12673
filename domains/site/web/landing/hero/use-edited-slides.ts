import { useEffect, useState } from 'react';

import { slideTextFields, type SlideText } from '../../../contract/landing-slides.ts';

export type EditedSlides = ReadonlyMap<number, SlideText>;

const none: EditedSlides = new Map();

/** What editors wrote on the slides of this language, by number; what cannot be read stays as it is. */
export function useEditedSlides(language: string): {
  readonly edited: EditedSlides;
  readonly put: (number: number, text: SlideText) => void;
} {
  const [read, setRead] = useState<{ readonly language: string; readonly slides: EditedSlides }>();
  // What was read for another language is not shown in this one.
  const edited = read?.language === language ? read.slides : none;
  // The server is outside React.
  useEffect(() => {
    const end = new AbortController();
    readEditedSlides(language, end.signal).then(
      (slides) => end.signal.aborted || setRead({ language, slides }),
      // The slides say enough without; the reader need not hear of it.
      () => undefined,
    );
    return () => end.abort();
  }, [language]);
  return {
    edited,
    put: (number, text) => setRead({ language, slides: new Map([...edited, [number, text]]) }),
  };
}

async function readEditedSlides(language: string, signal: AbortSignal): Promise<EditedSlides> {
  const response = await fetch(`/api/v1/site/slides?language=${encodeURIComponent(language)}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  return response.ok ? toEditedSlides(await response.json()) : none;
}

/** Only slides all of whose words are there. */
export function toEditedSlides(answer: unknown): EditedSlides {
  const items = memberOf(answer, 'items');
  if (!Array.isArray(items)) return none;
  return new Map(
    items.flatMap((item: unknown) => {
      const number = memberOf(item, 'number');
      const text = toText(memberOf(item, 'text'));
      return typeof number === 'number' && text ? [[number, text] as const] : [];
    }),
  );
}

function toText(given: unknown): SlideText | undefined {
  const words = slideTextFields.map((field) => memberOf(given, field));
  const [badgeText, title, subtitle, description, primaryButtonText, secondaryButtonText] = words.map(
    (word) => (typeof word === 'string' ? word : ''),
  );
  if (!badgeText || !title || !subtitle || !description || !primaryButtonText || !secondaryButtonText)
    return undefined;
  return { badgeText, title, subtitle, description, primaryButtonText, secondaryButtonText };
}

function memberOf(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.entries(given).find(([key]) => key === name)?.[1];
}
