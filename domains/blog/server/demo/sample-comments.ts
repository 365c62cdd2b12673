import type { SampleComment } from '@egcr/comments/server';
import { addSeconds } from '@egcr/contract/time';

import { threadOf } from '../subject.ts';
import { samplesSaid } from './said.ts';

const HOUR_S = 3600;
/** Hours between a sample and the one after it, and from a comment to its replies. */
const APART = 5;

/** What invented readers say about the sample posts, the oldest first. */
export function sampleComments(ofSlug: ReadonlyMap<string, string>, now: Date): readonly SampleComment[] {
  return samplesSaid.flatMap(({ slug, writer, text, replies = [], ...marks }, place) => {
    const post = ofSlug.get(slug);
    if (post === undefined) return [];
    const at = addSeconds(now, -(samplesSaid.length - place) * APART * HOUR_S);
    const after = replies.map(([by, said], step) => ({
      writer: by,
      text: said,
      at: addSeconds(at, (step + 1) * HOUR_S),
    }));
    return [{ ...threadOf(post), ...marks, writer, text, at, replies: after }];
  });
}
