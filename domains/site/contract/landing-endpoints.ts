import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { FIGURES_CACHE_S, SLIDES_CACHE_S } from './landing-limits.ts';
import { landingRefusals } from './landing-refusals.ts';
import { slideLanguage, slideNumber, slideText } from './landing-rules.ts';

const count = z.int().check(z.gte(0));
/** Of programmes that are no samples, in US dollars. */
const programmes = z.object({
  open: count,
  /** Awarded and not paid yet. */
  committed: wireMoney,
  paid: wireMoney,
});

export const readFiguresCall = endpoint({
  name: 'site.read_figures',
  summary: 'What the platform counts of itself, with the moment at which it was read.',
  method: 'GET',
  path: '/api/v1/site/figures',
  reply: z.object({
    /** With a confirmed address. */
    people: count,
    /** Since midnight UTC. */
    transfers_today: count,
    currencies: count,
    languages: count,
    /** Jobs that take applications now, and how many people their employers seek; samples are not among them. */
    open_jobs: count,
    positions: count,
    /** Sample jobs that are open in a demonstration. */
    sample_jobs: count,
    /** Applications that have led to a job. */
    hires: count,
    /** People on income support now. */
    people_on_support: count,
    grants: programmes,
    sector_funds: programmes,
    /** Wealth funds that are no samples, and what they are worth together at their last prices. */
    wealth_funds: z.object({ count, net_assets: wireMoney }),
    read_at: instant,
  }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
  cache_s: FIGURES_CACHE_S,
});

const editedSlide = z.object({
  number: z.int(),
  /** Grows by one with every change. */
  version: z.int(),
  text: slideText,
});

export const readSlidesCall = endpoint({
  name: 'site.read_slides',
  summary: 'The slides of the front page whose words an editor has changed in this language.',
  method: 'GET',
  path: '/api/v1/site/slides',
  query: z.object({ language: slideLanguage }),
  reply: z.object({ items: z.array(editedSlide) }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
  cache_s: SLIDES_CACHE_S,
});

const editors = { access: 'signed_in', pin: 'none', permission: 'site.edit' } as const;

export const readSlidesForEditingCall = endpoint({
  name: 'site.read_slides_for_editing',
  summary: 'The same as it is at this instant, with who changed it last and when: where an editor begins.',
  method: 'GET',
  path: '/api/v1/site/slides/editing',
  query: z.object({ language: slideLanguage }),
  reply: z.object({
    items: z.array(z.extend(editedSlide, { edited_at: instant, is_own: z.boolean() })),
  }),
  refusals: [],
  ...editors,
  rate: 'read',
});

export const saveSlideCall = endpoint({
  name: 'site.save_slide',
  summary: 'Changes the words of one slide in one language. Older versions are kept.',
  method: 'PUT',
  path: '/api/v1/site/slides/:number',
  params: z.object({ number: slideNumber }),
  body: z.strictObject({
    language: slideLanguage,
    /** The version it was read in; 0 where nobody has changed it yet. */
    version: z.int().check(z.gte(0)),
    text: slideText,
  }),
  reply: z.object({ number: z.int(), version: z.int(), edited_at: instant }),
  refusals: [landingRefusals.slide_changed],
  ...editors,
  rate: 'write',
});
