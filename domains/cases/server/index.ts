import type { Answers, WrittenAnswer } from '@egcr/forms/contract';
import type { Database } from '@egcr/server-kit/database';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import { samplesIn } from '@egcr/server-kit/samples';
import type { Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import {
  assignCaseCall,
  decideCaseCall,
  linkToPaperCall,
  listOfficersCall,
  listOwnCasesCall,
  readCaseCall,
  readCasePaperCall,
  readOwnCaseCall,
  readQueueCall,
  readQueuesCall,
  stepInCaseCall,
  stepInOwnCaseCall,
  writeInCaseCall,
  writeInOwnCaseCall,
} from '../contract/index.ts';
import { listViewsCall, removeViewCall, saveViewCall } from '../contract/view-endpoints.ts';
import { caseScreens } from '../contract/screens.ts';
import { assignCase, handlersOf, listOfficers } from './assign-case.ts';
import { CaseKinds, type CaseKind } from './case-kind.ts';
import { countOpenOf, decidersOf, reasonColumn, textColumn } from './case-store.ts';
import { decideCase } from './decide-case.ts';
import { openSamples, type SampleCase } from './demo/open-samples.ts';
import { forgetPerson } from './forget-person.ts';
import { stepInCase, writeInCase } from './handle-case.ts';
import { stepInOwnCase, writeInOwnCase } from './handle-own-case.ts';
import { queueOfKind, type KindQueue } from './kind-queue.ts';
import { linkToPaper } from './link-to-paper.ts';
import { MARK_OVERDUE, markOverdue } from './escalate.ts';
import { TELL_URGENT, tellUrgentNow } from './leads.ts';
import { openCase, type CaseToOpen, type CaseToRaise } from './open-case.ts';
import {
  casesToHandle,
  caseToHandle,
  caseToRead,
  isTheirs,
  mayHandle,
  officersCase,
  type OfficersCase,
} from './officer-case.ts';
import { readCasePaper } from './paper/case-paper.ts';
import type { CaseParts } from './parts.ts';
import { advanceCase, takePlatformStep, type PlatformStep } from './platform-step.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { takeSampleStep, type SampleStep } from './sample-step.ts';
import { listOwnCases, readCase, readOwnCase } from './show-cases.ts';
import { answersIn, writtenAnswers } from './shown-case.ts';
import { readQueue } from './show-queue.ts';
import { readQueues } from './show-queues.ts';
import { answersColumn, findCase } from './store.ts';
import { verifyHistories, type HistoryFinding } from './verify-histories.ts';

export type { CaseKind, KindWords, RelatedTo, StepTaken } from './case-kind.ts';
export type { KindQueue, ListedCase } from './kind-queue.ts';
export type { OfficersCase } from './officer-case.ts';
export type { SampleCase, SampleCaseStep } from './demo/open-samples.ts';
export type { HistoryFinding } from './verify-histories.ts';

/** What other domains may ask of cases. */
export interface CasesDoor {
  /** Every kind that is declared. */
  readonly kinds: readonly CaseKind[];
  /** Opens a case of a form that its applicant has sent, or that the platform raises: one for each submission. */
  open(
    work: Work,
    wanted: CaseToOpen | CaseToRaise,
  ): Promise<{ readonly id: string; readonly reference: string }>;
  /** A case that the caller may see as an officer. Refuses not_found. */
  toRead(work: Work, id: string): Promise<OfficersCase>;
  /** A case that the caller may handle as an officer, locked. Refuses not_found, other_officers, own_case. */
  toHandle(work: Work, id: string): Promise<OfficersCase>;
  /** Those of some cases that the caller may handle as an officer, by their ids. */
  toHandleAmong(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, OfficersCase>>;
  /** Everybody who may handle a case as an officer; nobody for an invented one. */
  handlers(work: Work, id: string): Promise<readonly string[]>;
  /** A step that the kind's machine leaves to the platform, as what follows from something decided elsewhere. Those who asked are told. */
  takePlatformStep(work: Work, step: PlatformStep): Promise<void>;
  /** The same step where the domain of the kind tells the applicant itself. Refuses not_found, case_step_refused. */
  advance(work: Work, step: PlatformStep): Promise<void>;
  /** One more step of an invented case, for demonstrations. */
  takeSampleStep(work: Work, step: SampleStep): Promise<void>;
  /** Many invented cases at once, with their histories; nobody is told. Answers their references by their ids. */
  openSamples(work: Work, samples: readonly SampleCase[]): Promise<ReadonlyMap<string, string>>;
  /** How many cases of an organisation are not over. */
  countOpenOf(db: Database, organisationId: string): Promise<number>;
  /** Who has decided about some cases: they do not pay what was decided. */
  decidedBy(db: Database, caseIds: readonly string[]): Promise<readonly string[]>;
  /** What was written in a case, for the domain of its kind, which says who reads it. Nothing where the answers are erased. */
  answers(work: Work, id: string): Promise<readonly WrittenAnswer[]>;
  /** The same by the names of the questions, as it was sent, for programs. Nothing where the answers are erased. */
  given(work: Pick<Work, 'db' | 'cipher'>, id: string): Promise<Answers | undefined>;
  /** The cases of a kind for its own domain, which shows their queue itself and says who may read it. */
  queueOf(kind: string): KindQueue;
  /** Reads the history of every case, and names each that is not as it was written. */
  verify(
    services: Pick<Services, 'db' | 'cipher'>,
  ): Promise<{ readonly cases: number; readonly findings: readonly HistoryFinding[] }>;
}

/** Whatever is asked and decided, of the kinds that domains declare. */
export function createCases({
  kinds,
  ...given
}: Omit<CaseParts, 'kinds'> & { readonly kinds: readonly CaseKind[] }): {
  readonly domain: ServerDomain;
  readonly door: CasesDoor;
} {
  const parts: CaseParts = { ...given, mayIn: readOnce(given.mayIn), kinds: new CaseKinds(kinds) };
  return {
    domain: {
      name: 'cases',
      screens: caseScreens,
      calls: [
        handle(listOwnCasesCall, (work, input) => listOwnCases(parts, work, input)),
        handle(readOwnCaseCall, (work, input) => readOwnCase(parts, work, input)),
        handleFile(readCasePaperCall, (work, input) => readCasePaper(parts, work, input)),
        handle(writeInOwnCaseCall, (work, input) => writeInOwnCase(parts, work, input)),
        handle(stepInOwnCaseCall, (work, input) => stepInOwnCase(parts, work, input)),
        handle(readQueueCall, (work, input) => readQueue(parts, work, input)),
        handle(readQueuesCall, (work, input) => readQueues(parts, work, input)),
        handle(readCaseCall, (work, input) => readCase(parts, work, input)),
        handle(writeInCaseCall, (work, input) => writeInCase(parts, work, input)),
        handle(stepInCaseCall, (work, input) => stepInCase(parts, work, input)),
        handle(listOfficersCall, (work, input) => listOfficers(parts, work, input)),
        handle(assignCaseCall, (work, input) => assignCase(parts, work, input)),
        handle(decideCaseCall, (work, input) => decideCase(parts, work, input)),
        handle(listViewsCall, listViews),
        handle(saveViewCall, saveView),
        handle(removeViewCall, removeView),
        handle(linkToPaperCall, (work, input) => linkToPaper(parts, work, input)),
      ],
      machines: kinds.map(({ machine }) => machine),
      jobs: {
        [MARK_OVERDUE]: (work) => markOverdue(parts, work),
        [TELL_URGENT]: (work, payload) => tellUrgentNow(parts, work, payload),
      },
      schedules: [{ cron: '*/10 * * * *', job: MARK_OVERDUE }],
      listeners: forgetPerson(parts),
      sealed: [answersColumn, reasonColumn, textColumn],
      samples: samplesIn({ schema: 'cases' }),
    },
    door: {
      kinds,
      open: async (work, wanted) => {
        const { id, reference } = await openCase(parts, work, wanted);
        return { id, reference };
      },
      toRead: async (work, id) => {
        const row = await caseToRead(parts, work, id);
        const isOwn = await isTheirs(parts, work, row);
        return officersCase(row, !isOwn && (await mayHandle(parts, work, row.kind)));
      },
      toHandle: async (work, id) => officersCase(await caseToHandle(parts, work, id), true),
      toHandleAmong: (work, ids) => casesToHandle(parts, work, ids),
      handlers: (work, id) => handlersOf(parts, work, id),
      takePlatformStep: (work, step) => takePlatformStep(parts, work, step),
      advance: async (work, step) => {
        await advanceCase(parts, work, step);
      },
      takeSampleStep: (work, step) => takeSampleStep(parts, work, step),
      openSamples: (work, samples) => openSamples(parts, work, samples),
      countOpenOf,
      decidedBy: decidersOf,
      answers: (work, id) => answersOf(parts, work, id),
      given: givenIn,
      queueOf: (kind) => queueOfKind(parts, kind),
      verify: verifyHistories,
    },
  };
}

async function answersOf(parts: CaseParts, work: Work, id: string): ReturnType<CasesDoor['answers']> {
  const row = await findCase(work.db, id);
  return row === undefined ? [] : writtenAnswers(parts, work, row);
}

async function givenIn(work: Pick<Work, 'db' | 'cipher'>, id: string): ReturnType<CasesDoor['given']> {
  const row = await findCase(work.db, id);
  return row && answersIn(work, row);
}

/** What a person may do is asked at many places of one unit of work, and read once in it. */
function readOnce(mayIn: CaseParts['mayIn']): CaseParts['mayIn'] {
  const known = new WeakMap<Work, Map<string, ReturnType<CaseParts['mayIn']>>>();
  return (work, userId) => {
    const inWork = known.get(work) ?? new Map<string, ReturnType<CaseParts['mayIn']>>();
    known.set(work, inWork);
    const may = inWork.get(userId) ?? mayIn(work, userId);
    inWork.set(userId, may);
    return may;
  };
}
