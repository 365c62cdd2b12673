import { hrefOf } from '@egcr/contract/product-screens';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { inviteByEmailCall, Organisation } from '../contract/index.ts';
import { INVITATION_DAYS, MAILS_OF_INVITER_MAX, MAILS_TO_ADDRESS_MAX, TEAM_MAX } from '../contract/limits.ts';
import { organisationRefusals as no } from '../contract/refusals.ts';
import type { TeamRole } from '../contract/team-roles.ts';
import { keepChange } from './change-store.ts';
import {
  countMailed,
  expireInvitations,
  insertInvitation,
  invitedEmailPlace,
  openInvitations,
} from './invitation-store.ts';
import { markOfEmail } from './invitee.ts';
import { mailTexts } from './mail/texts.ts';
import { organisationTo } from './own-organisation.ts';
import type { OrganisationParts } from './parts.ts';
import { readOrganisation } from './show-organisations.ts';
import { membersOf } from './store.ts';

const DAY_S = 86_400;

/**
 * Mails an invitation to an address. Nobody is looked up: the answer says nothing about who has an account. Refuses not_found,
 * team_role_required, organisation_closed, already_invited, team_full, mails_full, in that order.
 */
export async function inviteByEmail(
  parts: OrganisationParts,
  work: Work,
  { params, body: { email, role } }: CallInput<typeof inviteByEmailCall>,
): Promise<Organisation> {
  const { id: organisationId, name } = await organisationTo('manage_team', work, params.id);
  const by = personOf(work).userId;
  const mark = markOfEmail(work, email);
  await expireInvitations(work);
  const waiting = await openInvitations(work, organisationId);
  if (waiting.some((each) => each.email_mark?.equals(mark))) throw new Refusal(no.already_invited);
  const team = await membersOf(work.db, organisationId);
  if (team.length + waiting.length >= TEAM_MAX) throw new Refusal(no.team_full);
  const since = addSeconds(work.now, -DAY_S);
  const mailed = await countMailed(work, { mark, by, since });
  if (mailed.to_address >= MAILS_TO_ADDRESS_MAX || mailed.by_person >= MAILS_OF_INVITER_MAX)
    throw new Refusal(no.mails_full);
  const id = work.effectId;
  const isAdded = await insertInvitation(work, {
    id,
    organisation_id: organisationId,
    user_id: null,
    sealed_email: work.cipher.seal(invitedEmailPlace(id), email),
    email_mark: mark,
    role,
    invited_by: by,
  });
  if (!isAdded) throw new Refusal(no.already_invited);
  await keepChange(work, { organisationId, change: 'invited', actorId: by, role });
  await mailInvitation(parts, work, { id, email, role, organisation: name });
  return readOrganisation(parts, work, { params });
}

interface ToMail {
  readonly id: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly organisation: string;
}

/** The link carries no secret: it leads to what the account with this address finds there. */
async function mailInvitation(
  { people, publicUrl }: OrganisationParts,
  work: Work,
  { id, email, role, organisation }: ToMail,
): Promise<void> {
  const { language } = work.request;
  const { userId } = personOf(work);
  const inviter = (await people.findByIds(work.db, [userId])).get(userId);
  const say = mailTexts(language);
  const until = addSeconds(work.now, INVITATION_DAYS * DAY_S);
  const said = {
    organisation: unlinked(organisation),
    name: unlinked(inviter ? `${inviter.firstName} ${inviter.lastName}` : ''),
    username: inviter?.username ?? '',
    role: say.roles[role],
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(until),
  };
  const href = hrefOf('settings', { section: 'organisations', invitation: id });
  await work.sendEmail({
    to: email,
    ...composeMail({
      language,
      subject: fill(say.subject, said),
      text: fill(say.text, said),
      button: { label: say.button, href: `${publicUrl}${href}` },
      smallPrint: [fill(say.once, said), say.account, say.unwanted],
    }),
  });
}
