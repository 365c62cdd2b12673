import type { Comment } from '@egcr/comments/contract';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { fill } from '@egcr/server-kit/texts';

import { dayText } from './page-parts.ts';
import { pageTexts } from './words/texts.ts';

interface Drawn {
  readonly items: readonly Comment[];
  readonly next: string | null;
  /** Of all comments, replies included. */
  readonly count: number;
}

/** What readers said about a post, for browsers without scripts. */
export function threadPart({ items, next, count }: Drawn, path: string, language: Language): Markup | null {
  const t = pageTexts(language);
  if (items.length === 0) return null;
  const older = new URLSearchParams({ comments: next ?? '' });
  return markup`<section id="comments" class="flex flex-col gap-4"><h2 class="text-xl">${fill(t.commentsCounted, { count })}</h2><ul class="flex flex-col gap-4">${items.map(
    (comment) =>
      markup`<li class="card flex flex-col gap-3 p-4">${saidPart(comment, language)}${
        comment.replies.length === 0
          ? null
          : markup`<ul class="flex flex-col gap-3 ps-6">${comment.replies.map(
              (reply) => markup`<li class="flex flex-col gap-3">${saidPart(reply, language)}</li>`,
            )}</ul>`
      }</li>`,
  )}</ul>${
    next === null
      ? null
      : markup`<p><a class="underline" rel="nofollow" href="${path}?${older.toString()}#comments">${t.olderComments}</a></p>`
  }</section>`;
}

function saidPart(
  { writer, text, created_at: at, is_sample: isSample }: Omit<Comment, 'replies'>,
  language: Language,
): Markup {
  const t = pageTexts(language);
  if (text === null) return markup`<p class="text-sm text-ink-2">${t.commentGone}</p>`;
  return markup`<p class="text-sm text-ink-2"><bdi>${writer ?? t.member}</bdi> · <time datetime="${at}">${dayText(at, language)}</time>${
    isSample ? markup` · ${t.sample}` : null
  }</p><p dir="auto" class="whitespace-pre-line wrap-anywhere">${text}</p>`;
}
