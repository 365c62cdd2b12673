import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { newsletterRefusals, type approveEditionCall, type readFiguresCall } from '../contract/index.ts';
import { approve, countFigures, listHeld, lockEdition, type EditionRow } from './edition-store.ts';
import type { NewsletterParts } from './parts.ts';
import { SEND } from './send-edition.ts';

type Figures = ReplyOf<typeof readFiguresCall>;

/** How many subscribe, what became of editions, and what waits for a second editor. */
export async function readFigures(
  parts: Pick<NewsletterParts, 'posts' | 'roles'>,
  work: Work,
): Promise<Figures> {
  const { userId } = personOf(work);
  const abilities = await parts.roles.abilities(work, userId);
  const held: Figures['held'] = [];
  for (const edition of await listHeld(work.db)) {
    const { id, language, held_for: subscribers, published_by: publisher } = edition;
    const title = await titleOf(parts, work, edition);
    // A post that was taken back is shown again where it is published again.
    if (title === undefined || subscribers === null) continue;
    const mayApprove = abilities.may('blog.publish') && publisher !== userId;
    held.push({ id, title, language, subscribers, may_approve: mayApprove });
  }
  return { ...(await countFigures(work.db)), held };
}

/** Undefined where the post was taken back. */
async function titleOf(
  { posts }: Pick<NewsletterParts, 'posts'>,
  { db }: Work,
  { post_id: postId, language }: EditionRow,
): Promise<string | undefined> {
  const texts = await posts.texts(db, postId);
  return texts.find((text) => text.language === language)?.title;
}

/** Refuses not_found, own_edition, edition_not_held. */
export async function approveEdition(
  work: Work,
  { params }: CallInput<typeof approveEditionCall>,
): Promise<undefined> {
  const { userId } = personOf(work);
  const edition = await lockEdition(work.db, params.edition);
  if (edition === undefined) throw new Refusal(platformRefusals.not_found);
  if (edition.published_by === userId) throw new Refusal(newsletterRefusals.own_edition);
  const isHeld = edition.held_for !== null && edition.approved_at === null && edition.ended_at === null;
  if (!isHeld) throw new Refusal(newsletterRefusals.edition_not_held);
  await approve(work, { id: edition.id, by: userId });
  await work.enqueue(SEND, {});
  return undefined;
}
