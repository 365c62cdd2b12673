import type { CasesDoor } from '@egcr/cases/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { FormsDoor } from '@egcr/forms/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  formOf,
  serviceTypeNames,
  serviceTypes,
  type askForServiceCall,
  type listServicesCall,
  type readServiceCall,
  type Service,
  type ServiceType,
  type wishForServiceCall,
} from '../contract/index.ts';
import { serviceTypeOf } from '../contract/service-types.ts';
import { serviceKind } from './service-form.ts';
import { insertWish, wishesOf } from './store.ts';
import { deskTexts } from './texts.ts';

export interface DeskParts {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'takeSampleStep'>;
}

export async function listServices(work: Work): Promise<ReplyOf<typeof listServicesCall>> {
  const wishes = await wishesOf(work.db, personOf(work).userId);
  return { items: serviceTypeNames.map((type) => shownService(work, type, wishes)) };
}

/** Refuses not_found. */
export async function readService(
  work: Work,
  { params }: CallInput<typeof readServiceCall>,
): Promise<Service> {
  const type = knownType(params.type);
  return shownService(work, type, await wishesOf(work.db, personOf(work).userId));
}

/** Sends a draft and opens its case. Refuses not_found, team_role_required, draft_sent, draft_changed, validation_failed, in that order. */
export async function askForService(
  { forms, cases }: DeskParts,
  work: Work,
  { params, body }: CallInput<typeof askForServiceCall>,
): Promise<ReplyOf<typeof askForServiceCall>> {
  const type = knownType(params.type);
  if (serviceTypes[type] !== 'case') throw new Refusal(platformRefusals.not_found);
  const id = work.effectId;
  const submitted = await forms.submit(work, {
    draftId: body.draft_id,
    version: body.version,
    form: formOf(type),
    submissionId: id,
  });
  return cases.open(work, {
    id,
    kind: serviceKind.name,
    subject: type,
    applicantId: personOf(work).userId,
    submissionId: body.draft_id,
    submitted,
  });
}

/** Refuses not_found, also for a service that is open already. */
export async function wishForService(
  work: Work,
  { params }: CallInput<typeof wishForServiceCall>,
): Promise<undefined> {
  const type = knownType(params.type);
  if (serviceTypes[type] !== 'later') throw new Refusal(platformRefusals.not_found);
  await insertWish(work, { userId: personOf(work).userId, service: type });
  return undefined;
}

function knownType(text: string): ServiceType {
  const type = serviceTypeOf(text);
  if (type === undefined) throw new Refusal(platformRefusals.not_found);
  return type;
}

function shownService(work: Work, type: ServiceType, wishes: ReadonlySet<string>): Service {
  const { [type]: opens } = serviceTypes;
  const { title, summary } = deskTexts(work.request.language).services[type];
  return {
    type,
    title,
    summary,
    opens,
    form: opens === 'case' ? formOf(type) : null,
    is_wished: wishes.has(type),
  };
}
