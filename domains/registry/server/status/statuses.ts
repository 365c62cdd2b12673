import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import type { ActingRight } from '@egcr/organisations/contract';
import type { Database } from '@egcr/server-kit/database';
import { teamLately } from '@egcr/organisations/server';
import type { Work } from '@egcr/server-kit/work';

import { businessDissolved } from '../../contract/events.ts';
import { registryRefusals, type BusinessStatus, type BusinessType } from '../../contract/index.ts';
import { ownBusiness } from '../businesses/show-businesses.ts';
import { findBusiness, type BusinessRow } from '../directory/directory-store.ts';
import { obstaclesOf } from '../dissolution/obstacles.ts';
import { businessByNumber } from '../owners/owners-store.ts';
import type { RegistryParts } from '../parts.ts';
import { changeStatus, lockedBusiness, type StatusStep } from './change-status.ts';
import { convertBusiness, requireConvertible, type Conversion } from './convert-business.ts';
import { relatedAmong, statusStepsOf, type StatusStepRow } from './status-store.ts';

/** A business whose status is looked at or changed. */
export interface StatusBusiness {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly slug: string;
  readonly type: BusinessType;
  readonly jurisdiction: string;
  readonly status: BusinessStatus;
  readonly isSample: boolean;
}

/** How the status of businesses changes, for the domain in which owners and officers do it. */
export interface StatusDoor {
  /** A business of the caller's, and whether they are one of its owners. Refuses not_found, team_role_required. */
  own(
    work: Work,
    asked: { readonly id: string; readonly right: ActingRight },
  ): Promise<{ readonly business: StatusBusiness; readonly isOwner: boolean }>;
  byNumber(db: Database, number: string): Promise<StatusBusiness | undefined>;
  /** Locked until the transaction ends. Refuses not_found. */
  locked(work: Work, id: string): Promise<StatusBusiness>;
  steps(db: Database, id: string): Promise<readonly StatusStepRow[]>;
  /** Which of these people have a part in a business, in its team, also where they left it lately, or in one that does the same in the same country. */
  related(
    work: Pick<Work, 'db' | 'now'>,
    asked: { readonly id: string; readonly userIds: readonly string[] },
  ): Promise<readonly string[]>;
  /** Refuses not_found, status_step_refused. */
  change(work: Work, step: StatusStep): Promise<void>;
  /** Refuses not_found, validation_failed (the type), status_stopped. */
  requireConvertible(work: Work, asked: { readonly id: string; readonly type: BusinessType }): Promise<void>;
  /** Refuses as requireConvertible, and status_step_refused. */
  convert(work: Work, conversion: Conversion): Promise<void>;
  /** Refuses not_found, status_stopped while something is left of it. */
  requireEmpty(work: Work, id: string): Promise<void>;
  /** Refuses as requireEmpty, and status_step_refused. */
  close(work: Work, step: Omit<StatusStep, 'event'>): Promise<void>;
}

export function statusDoor(parts: RegistryParts): StatusDoor {
  const requireEmpty = async (work: Work, found: BusinessRow): Promise<void> => {
    if (found.organisation_id === null) return;
    const at = { businessId: found.id, organisationId: found.organisation_id };
    const obstacles = await obstaclesOf(parts, work, at);
    if (obstacles.length > 0)
      throw new Refusal(registryRefusals.status_stopped, { members: { obstacles: obstacles.join(' ') } });
  };
  return {
    own: async (work, asked) => {
      const { found, rights } = await ownBusiness(parts, work, asked);
      return { business: shownOf(found), isOwner: rights.includes('edit') && rights.includes('pay') };
    },
    byNumber: async (db, number) => {
      const row = await businessByNumber(db, number);
      const found = row && (await findBusiness(db, { id: row.id }));
      return found && shownOf(found);
    },
    locked: async (work, id) => shownOf(await lockedBusiness(work, id)),
    steps: statusStepsOf,
    related: (work, asked) => related(parts, work, asked),
    change: async (work, step) => {
      await changeStatus(parts, work, step);
    },
    requireConvertible: async (work, { id, type }) =>
      requireConvertible(parts, work, { found: await lockedBusiness(work, id), type }),
    convert: async (work, conversion) => {
      await convertBusiness(parts, work, conversion);
    },
    requireEmpty: async (work, id) => requireEmpty(work, await lockedBusiness(work, id)),
    close: async (work, step) => {
      await requireEmpty(work, await lockedBusiness(work, step.businessId));
      const { organisation_id: organisationId, id } = await changeStatus(parts, work, {
        ...step,
        event: 'close',
      });
      if (organisationId !== null) await parts.organisations.close(work, { id: organisationId, by: step.by });
      await work.emit(told(businessDissolved, { business_id: id }));
    },
  };
}

async function related(
  { acting }: Pick<RegistryParts, 'acting'>,
  work: Pick<Work, 'db' | 'now'>,
  { id, userIds }: { readonly id: string; readonly userIds: readonly string[] },
): Promise<readonly string[]> {
  const organisationId = (await findBusiness(work.db, { id }))?.organisation_id ?? null;
  const team = organisationId === null ? [] : await teamLately({ acting }, work, organisationId);
  const inRegister = await relatedAmong(work.db, { businessId: id, userIds });
  return userIds.filter((each) => team.includes(each) || inRegister.includes(each));
}

function shownOf(row: BusinessRow): StatusBusiness {
  const { id, name, number, slug, type, jurisdiction, status, is_sample: isSample } = row;
  return { id, name, number, slug, type, jurisdiction, status, isSample };
}
