import { userDeleted } from '@egcr/identity/contract';
import { handle, handleFileAside, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import { announcedScreens } from '../contract/announced-screens.ts';
import { siteScreens } from '../contract/screens.ts';
import {
  readFiguresCall,
  readSlidesCall,
  readSlidesForEditingCall,
  saveSlideCall,
} from '../contract/landing-endpoints.ts';
import {
  addTestimonialCall,
  orderTestimonialsCall,
  publishTestimonialCall,
  readTestimonialsCall,
  readTestimonialsForEditingCall,
  removeTestimonialCall,
  saveTestimonialCall,
} from '../contract/testimonial-endpoints.ts';
import {
  publishScamAlertCall,
  readScamAlertsCall,
  withdrawScamAlertCall,
} from '../contract/scam-alert-endpoints.ts';
import { readArrangementCall, saveArrangementCall } from '../contract/dashboard-endpoints.ts';
import { readWhitepaperCall } from '../contract/whitepaper-endpoints.ts';
import { forgetArrangement, readArrangement, saveArrangement } from './dashboard.ts';
import { figureReader, type FigureSources } from './figures.ts';
import { publishScamAlert, readScamAlerts, withdrawScamAlert } from './scam-alerts.ts';
import { readSlides, readSlidesForEditing, saveSlide } from './slides.ts';
import {
  addTestimonial,
  orderTestimonials,
  publishTestimonial,
  readTestimonials,
  readTestimonialsForEditing,
  removeTestimonial,
  saveTestimonial,
} from './testimonials.ts';
import { readWhitepaper } from './whitepaper/read-whitepaper.ts';

export type { FigureSources } from './figures.ts';

/** The server half of the site: what the front page counts, what its editors write, and the white paper in print. */
export function createSite({ figures }: { readonly figures: FigureSources }): {
  readonly domain: ServerDomain;
  /** What the platform counts of itself, by the names of `GET /site/figures`. */
  readonly readFigures: ReturnType<typeof figureReader>;
} {
  const readFigures = figureReader(figures);
  return {
    readFigures,
    domain: {
      name: 'site',
      screens: [...siteScreens, ...announcedScreens],
      listeners: hear(userDeleted, (work, { user_id: userId }) => forgetArrangement(work, userId)),
      calls: [
        handle(readArrangementCall, readArrangement),
        handle(saveArrangementCall, saveArrangement),
        handle(readFiguresCall, readFigures),
        handle(readSlidesCall, readSlides),
        handle(readSlidesForEditingCall, readSlidesForEditing),
        handle(saveSlideCall, saveSlide),
        handle(readTestimonialsCall, readTestimonials),
        handle(readTestimonialsForEditingCall, readTestimonialsForEditing),
        handle(addTestimonialCall, addTestimonial),
        handle(orderTestimonialsCall, orderTestimonials),
        handle(saveTestimonialCall, saveTestimonial),
        handle(publishTestimonialCall, publishTestimonial),
        handle(removeTestimonialCall, removeTestimonial),
        handle(readScamAlertsCall, readScamAlerts),
        handle(publishScamAlertCall, publishScamAlert),
        handle(withdrawScamAlertCall, withdrawScamAlert),
        handleFileAside(readWhitepaperCall, readWhitepaper),
      ],
    },
  };
}
