import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { SLIDE_TEXT_MAX } from './landing-limits.ts';
import { SLIDE_COUNT, slideLanguages } from './landing-slides.ts';

/** Marks of HTML, control signs, line breaks, and signs that turn the direction of what follows. */
const NOT_PLAIN = /[<>\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

export const plain = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(most, 'too_long'),
    z.refine((text) => !NOT_PLAIN.test(text), 'plain_text_only'),
  );

/** The words of a slide: plain text, each as long as its place allows. */
export const slideText = named(
  'SlideText',
  z.strictObject({
    badgeText: plain(SLIDE_TEXT_MAX.badgeText),
    title: plain(SLIDE_TEXT_MAX.title),
    subtitle: plain(SLIDE_TEXT_MAX.subtitle),
    description: plain(SLIDE_TEXT_MAX.description),
    primaryButtonText: plain(SLIDE_TEXT_MAX.primaryButtonText),
    secondaryButtonText: plain(SLIDE_TEXT_MAX.secondaryButtonText),
  }),
);

export const slideLanguage = z.enum(slideLanguages);

/** `1` to `5`, as it stands in the address. */
export const slideNumber = z.string().check(
  z.regex(/^[1-9]$/, 'slide_unknown'),
  z.refine((text) => Number(text) <= SLIDE_COUNT, 'slide_unknown'),
);
