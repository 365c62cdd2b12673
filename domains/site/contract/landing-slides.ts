import { languages } from '@egcr/contract/languages';

/** The drawings a slide may carry at its side. */
export const slideElements = [
  'egcr-coin',
  'economic-growth',
  'debt-resolution',
  'job-creation',
  'security-shield',
] as const;
export type SlideElement = (typeof slideElements)[number];

/** The languages in which the site is complete, so in which slides are written. */
export const slideLanguages = languages;

/** How many slides the front page has; fixed, because each has its place and its drawing. */
export const SLIDE_COUNT = 5;

/** How long a slide stands before the next one comes. */
export const SLIDE_ADVANCE_MS = 8000;

interface SlideStat {
  readonly value: string;
  readonly label: string;
}

/** One slide at the head of the front page. */
export interface HeroSlide {
  /** 1 to 5. */
  readonly slideNumber: number;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly primaryButtonText: string;
  readonly primaryButtonPath: string;
  readonly secondaryButtonText: string;
  readonly secondaryButtonPath: string;
  readonly badgeText: string;
  /** Classes of the ground, made of the theme's own colours. */
  readonly backgroundGradient: string;
  /** Classes of the drawing's ink. */
  readonly accentGradient: string;
  readonly showButtons: boolean;
  readonly showBadge: boolean;
  readonly has3DElement: boolean;
  readonly element3DType: SlideElement;
  readonly stats: readonly SlideStat[];
}

/** What an editor may change of a slide: its words, never its addresses or its look. */
export const slideTextFields = [
  'badgeText',
  'title',
  'subtitle',
  'description',
  'primaryButtonText',
  'secondaryButtonText',
] as const;
type SlideTextField = (typeof slideTextFields)[number];
export type SlideText = Readonly<Record<SlideTextField, string>>;

/** The slide after or before one, going round at the ends. Places count from 0. */
export function turned(place: number, step: 1 | -1): number {
  return (place + step + SLIDE_COUNT) % SLIDE_COUNT;
}

/** A finger's way across the slides, in pixels from where it came down; undefined where it was a tap or a scroll. */
export function swipeStep(
  way: { readonly x: number; readonly y: number },
  direction: 'ltr' | 'rtl',
): 1 | -1 | undefined {
  if (Math.abs(way.x) < 48 || Math.abs(way.x) < 1.5 * Math.abs(way.y)) return undefined;
  // Slides follow the finger: what comes next lies at the end of the line.
  return way.x < 0 === (direction === 'ltr') ? 1 : -1;
}
