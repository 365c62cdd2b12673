import type { PostBody, PostCover } from './post-body.ts';

// What is known of a post's parts without the schema that checks them: pages that show a post need no more.

/** Whether those who do not see a picture miss nothing. */
export function isDescribed({ alt, is_decorative: isDecorative }: Omit<PostCover, 'picture'>): boolean {
  return isDecorative || alt.trim() !== '';
}

/** What is read out in place of a picture. */
export function altOf({ alt, is_decorative: isDecorative }: Omit<PostCover, 'picture'>): string {
  return isDecorative ? '' : alt;
}

/** The source of a figure that we count ourselves; everyone may call it. */
export const MEASURED_BY = '/api/v1/site/figures';

export interface PostHeading {
  readonly id: string;
  readonly text: string;
}

/** The name of a part in the address of its page. */
export function partId(at: number): string {
  return `part-${at + 1}`;
}

/** From as many headings on, a post has a list of its contents. */
const CONTENTS_MIN = 3;

/** What a longer post lists at its beginning: its headings of the upper level. */
export function contentsOf(body: PostBody): readonly PostHeading[] {
  const found = body.flatMap((part, at) =>
    part.type === 'heading' && part.level === 2 ? [{ id: partId(at), text: part.text }] : [],
  );
  return found.length < CONTENTS_MIN ? [] : found;
}
