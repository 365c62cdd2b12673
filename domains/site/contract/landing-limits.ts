/** How long the counted figures of the front page may be kept, here and by browsers. */
export const FIGURES_CACHE_S = 60;
/** How long browsers may keep what editors wrote on the slides. */
export const SLIDES_CACHE_S = 60;

/** Characters of each text of a slide: what its place can hold in every language. */
export const SLIDE_TEXT_MAX = {
  badgeText: 40,
  title: 60,
  subtitle: 80,
  description: 200,
  primaryButtonText: 30,
  secondaryButtonText: 30,
} as const;
