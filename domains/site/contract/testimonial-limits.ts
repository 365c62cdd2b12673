/** How many testimonials there may be, published or not. */
export const TESTIMONIALS_MAX = 24;
/** How long browsers may keep the published ones. */
export const TESTIMONIALS_CACHE_S = 60;

/** Characters of each part: what its place can hold. */
export const TESTIMONIAL_TEXT_MAX = { quote: 280, name: 60, role: 60, place: 60 } as const;
