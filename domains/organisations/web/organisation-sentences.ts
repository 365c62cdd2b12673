import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import {
  answerInvitationCall,
  changeMemberCall,
  changeOrganisationCall,
  closeOrganisationCall,
  createOrganisationCall,
  handOverCall,
  inviteByEmailCall,
  inviteCall,
  removeMemberCall,
  withdrawInvitationCall,
} from '../contract/index.ts';
import { invitationTexts } from './invitations/texts.ts';
import { organisationTexts } from './texts.ts';

/** What is refused in an organisation, as sentences for its forms and buttons. */
export function useOrganisationSentences() {
  const t = useText(organisationTexts);
  const invitation = useText(invitationTexts);
  return sentences(
    [
      createOrganisationCall,
      changeOrganisationCall,
      closeOrganisationCall,
      inviteCall,
      inviteByEmailCall,
      withdrawInvitationCall,
      changeMemberCall,
      removeMemberCall,
      handOverCall,
      answerInvitationCall,
    ],
    {
      team_role_required: t('no.role'),
      organisation_closed: t('closed.text'),
      organisation_registered: t('registered.text'),
      organisation_in_register: t('no.in_register'),
      organisation_limit_reached: t('no.limit'),
      last_owner: t('no.last_owner'),
      invitee_unknown: invitation('invite.unknown'),
      already_member: invitation('invite.member'),
      already_invited: invitation('invite.twice'),
      team_full: invitation('invite.full'),
      invitations_full: invitation('invite.person_full'),
      mails_full: invitation('invite.mails_full'),
      invitation_over: t('no.over'),
    },
    ({ field, code }) => {
      if (field === 'country') return t('country.choose');
      if (field === 'to') return invitation(code === 'required' ? 'invite.required' : 'invite.email_wrong');
      if (field === 'username' && code !== 'invitee_unknown') return invitation('invite.required');
      if (field === 'email') return invitation('invite.email_wrong');
      if (field !== 'name') return undefined;
      if (code === 'too_long') return t('name.too_long');
      return code === 'characters' ? t('name.characters') : t('name.required');
    },
  );
}
