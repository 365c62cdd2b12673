import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { fileAddressCall, fileDirectorsCall, fileTransferCall } from '../../contract/index.ts';
import { registryKey } from '../queries.ts';
import { changeTexts } from './texts.ts';

const known = [
  'nothing_changed',
  'last_director',
  'director_repeated',
  'too_many_shares',
  'same_holder',
  'own_business',
  'paper_required',
  'person_unknown',
  'too_many',
] as const;

/** What is refused of a change, as sentences for its fields. */
export function useChangeSentences() {
  const t = useText(changeTexts);
  return sentences(
    [fileAddressCall, fileDirectorsCall, fileTransferCall],
    {
      team_role_required: t('no.role'),
      business_not_active: t('no.active'),
      entry_changed: t('no.changed'),
      change_open: t('open.text'),
      case_step_refused: t('no.changed'),
    },
    ({ code, params }) => {
      const own = known.find((each) => each === code);
      if (own !== undefined) return t(`no.${own}`);
      switch (code) {
        case 'under_age':
          return t('no.under_age', { minimum: String(params?.['minimum'] ?? '') });
        case 'required':
          return t('no.required');
        case 'too_early':
        case 'born_later':
        case 'format':
          return t('no.date');
        case 'number_wrong':
        case 'business_unknown':
          return t('no.number');
        default:
          return t('no.issue');
      }
    },
  );
}

interface Filed {
  readonly reference: string;
}

/** Sends a change. Whatever came in between is read again, so that the page shows what stands now. */
export function useFiling() {
  const t = useText(changeTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  return async (send: () => Promise<Filed | undefined>): Promise<void> => {
    try {
      const filed = await send();
      if (!filed) return;
      toasts.show({ tone: 'ok', title: t('filed', { reference: filed.reference }) });
      await client.invalidateQueries({ queryKey: registryKey });
    } catch (failure) {
      if (isRefusal(failure, 'entry_changed') || isRefusal(failure, 'change_open'))
        await client.invalidateQueries({ queryKey: registryKey });
      throw failure;
    }
  };
}
