import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import {
  giveDomainCall,
  givePhoneCall,
  provePhoneCall,
  readDomainCall,
  removeContactCall,
} from '../../contract/index.ts';
import { verificationTexts } from '../businesses/texts.ts';
import { verificationKey } from '../queries.ts';
import { contactTexts } from './texts.ts';

/** What is refused of a contact, as sentences for its forms and buttons. */
export function useContactSentences() {
  const c = useText(contactTexts);
  const t = useText(verificationTexts);
  return sentences(
    [giveDomainCall, readDomainCall, givePhoneCall, provePhoneCall, removeContactCall],
    {
      team_role_required: t('no.role'),
      verification_refused: t('no.state'),
      contact_missing: c('no.contact'),
      phone_not_reached: c('no.reached'),
      codes_full: c('no.codes'),
      contact_code_wrong: c('no.code'),
      contact_code_over: c('no.code_over'),
    },
    ({ field }) => {
      if (field === 'domain') return c('no.domain');
      return field === 'phone' ? c('no.phone') : c('no.code_format');
    },
  );
}

/** Reads the checks and contacts again: something else stands by now. */
export function useReread() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: verificationKey });
}
