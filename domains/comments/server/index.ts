import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  commentMachine,
  decideCommentCall,
  listCommentsCall,
  listForMembersCall,
  listOwnCall,
  readQueueCall,
  reportCommentCall,
  takeBackCall,
  writeCommentCall,
} from '../contract/index.ts';
import { commentScreens } from '../contract/screens.ts';
import { decideComment } from './decide-comment.ts';
import { commentsDoor, type CommentsDoor } from './door.ts';
import { forgetPerson } from './forget-store.ts';
import { listComments } from './list-comments.ts';
import { listForMembers } from './list-for-members.ts';
import { listOwn } from './list-own.ts';
import type { CommentParts } from './parts.ts';
import { readQueue } from './read-queue.ts';
import { reportComment } from './report-comment.ts';
import { commentSamples } from './samples.ts';
import { takeBack } from './take-back.ts';
import { writeComment } from './write-comment.ts';

export type { CommentsDoor, SampleComment } from './door.ts';
export type { KnownSubject, SubjectKind } from './parts.ts';

/** What people say about things of other domains. */
export function createComments(parts: CommentParts): {
  readonly domain: ServerDomain;
  readonly door: CommentsDoor;
} {
  return {
    door: commentsDoor(parts),
    domain: {
      name: 'comments',
      screens: commentScreens,
      machines: [commentMachine],
      calls: [
        handle(listCommentsCall, (work, input) => listComments(parts, work, input)),
        handle(listForMembersCall, (work, input) => listForMembers(parts, work, input)),
        handle(listOwnCall, (work, input) => listOwn(parts, work, input)),
        handle(writeCommentCall, (work, input) => writeComment(parts, work, input)),
        handle(takeBackCall, takeBack),
        handle(reportCommentCall, reportComment),
        handle(readQueueCall, (work, input) => readQueue(parts, work, input)),
        handle(decideCommentCall, (work, input) => decideComment(parts, work, input)),
      ],
      samples: commentSamples,
      listeners: hear(userDeleted, (work, { user_id: userId }) => forgetPerson(work.db, userId)),
    },
  };
}
