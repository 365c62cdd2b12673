import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { blogRefusals, mayChange, type PostActor } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { findWritten, lockWritten, type WrittenPostRow } from './store.ts';

type Acting = Pick<Work, 'db' | 'now' | 'actor'>;

/** What the roles of the caller let them do with posts. */
export interface Writer {
  readonly userId: string;
  /** Reads, changes and publishes posts of others. */
  readonly isEditor: boolean;
  /** Decides about their own posts too. */
  readonly decidesOwn: boolean;
}

export async function writerOf({ roles }: Pick<BlogParts, 'roles'>, work: Acting): Promise<Writer> {
  const { userId } = personOf(work);
  const abilities = await roles.abilities(work, userId);
  return {
    userId,
    isEditor: abilities.may('blog.publish'),
    decidesOwn: abilities.may('blog.publish_own'),
  };
}

/**
 * What the caller is to a post, which several people may have written: nothing to one of another person, unless they are an editor. An
 * editor who once wrote it with others is no more than they are: nobody steps back from a post to decide about it.
 */
export function actsAs(
  { userId, isEditor, decidesOwn }: Writer,
  {
    author_user: author,
    co_author_users: others,
    former_co_author_users: former,
  }: Pick<WrittenPostRow, 'author_user' | 'co_author_users' | 'former_co_author_users'>,
): readonly PostActor[] {
  const isWriter = author === userId || others.includes(userId);
  if (!isWriter && !(isEditor && former.includes(userId))) return isEditor ? ['editor'] : [];
  return isEditor && decidesOwn ? ['author', 'editor'] : ['author'];
}

export interface Opened {
  readonly row: WrittenPostRow;
  readonly writer: Writer;
  readonly who: readonly PostActor[];
}

function opened(row: WrittenPostRow | undefined, writer: Writer): Opened {
  const who = row === undefined ? [] : actsAs(writer, row);
  if (row === undefined || who.length === 0) throw new Refusal(platformRefusals.not_found);
  return { row, writer, who };
}

/** A post that the caller may read. Refuses not_found, also for posts of others. */
export async function openPost(parts: Pick<BlogParts, 'roles'>, work: Acting, id: string): Promise<Opened> {
  const writer = await writerOf(parts, work);
  return opened(await findWritten(work.db, id), writer);
}

/** The same, held until the unit ends. */
export async function holdPost(parts: Pick<BlogParts, 'roles'>, work: Acting, id: string): Promise<Opened> {
  const writer = await writerOf(parts, work);
  return opened(await lockWritten(work.db, id), writer);
}

/** The same, where the caller may change it. Refuses not_found, post_locked. */
export async function holdToChange(
  parts: Pick<BlogParts, 'roles'>,
  work: Acting,
  id: string,
): Promise<Opened> {
  const held = await holdPost(parts, work, id);
  const { state } = held.row;
  if (!mayChange(state, held.who)) throw new Refusal(blogRefusals.post_locked, { members: { state } });
  return held;
}
