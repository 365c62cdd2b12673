import type { ReplyOf } from '@egcr/contract/endpoint';
import { readInput } from '@egcr/contract/issues';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  readSlidesCall,
  readSlidesForEditingCall,
  saveSlideCall,
} from '../contract/landing-endpoints.ts';
import { landingRefusals } from '../contract/landing-refusals.ts';
import { slideText } from '../contract/landing-rules.ts';
import type { SlideText } from '../contract/landing-slides.ts';
import { addSlideVersion, listSlides, type SlideVersionRow } from './slide-store.ts';

/** GET /site/slides. */
export async function readSlides(
  work: Work,
  { query }: CallInput<typeof readSlidesCall>,
): Promise<ReplyOf<typeof readSlidesCall>> {
  const rows = await listSlides(work.db, query.language);
  return { items: rows.flatMap(shown) };
}

/** GET /site/slides/editing. */
export async function readSlidesForEditing(
  work: Work,
  { query }: CallInput<typeof readSlidesForEditingCall>,
): Promise<ReplyOf<typeof readSlidesForEditingCall>> {
  const { userId } = personOf(work);
  const rows = await listSlides(work.db, query.language);
  return {
    items: rows.flatMap((row) =>
      shown(row).map((slide) => ({
        ...slide,
        edited_at: toInstant(row.edited_at),
        is_own: row.edited_by === userId,
      })),
    ),
  };
}

/** PUT /site/slides/:number. Refuses slide_changed where the version read is no longer the one in force. */
export async function saveSlide(
  work: Work,
  { params, body }: CallInput<typeof saveSlideCall>,
): Promise<ReplyOf<typeof saveSlideCall>> {
  const { userId } = personOf(work);
  const slide = Number(params.number);
  const isSaved = await addSlideVersion(work.db, {
    slide,
    language: body.language,
    after: body.version,
    text: body.text,
    editedBy: userId,
    now: work.now,
  });
  if (!isSaved) throw new Refusal(landingRefusals.slide_changed);
  return { number: slide, version: body.version + 1, edited_at: toInstant(work.now) };
}

/** Words that today's rules would refuse are not shown: the slide falls back to what it says of itself. */
function shown({
  slide,
  version,
  text,
}: SlideVersionRow): { number: number; version: number; text: SlideText }[] {
  const read = readInput(slideText, text);
  return 'value' in read ? [{ number: slide, version, text: read.value }] : [];
}
