import { call, isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

import {
  beginDraftCall,
  listDraftsCall,
  readDraftCall,
  readFormCall,
  saveDraftCall,
  type Answers,
  type Draft,
  type Form,
} from '../contract/index.ts';
import type { SaveAnswer } from './draft-saver.ts';

const FORMS = ['forms'] as const;
/** The drafts of the person, wherever they are listed. */
export const draftsKey = [...FORMS, 'drafts'] as const;

/** A form in the reader's language. */
export function useForm(name: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...FORMS, 'form', name, language],
    queryFn: ({ signal }): Promise<Form> => call(readFormCall, { params: { form: name } }, { signal }),
    staleTime: Infinity,
  });
}

const whose = (actingFor: string | undefined) => (actingFor === undefined ? {} : { acting_for: actingFor });

/** Where the page keeps the draft that it has begun. */
export const draftKey = ({ form, actingFor, subject }: DraftAsked) =>
  [...FORMS, 'draft', form, actingFor, subject] as const;

/** Which draft of a person. */
export interface DraftAsked {
  readonly form: string;
  /** The organisation for which it is filled in; nothing: for the person. */
  readonly actingFor?: string | undefined;
  /** What the answers change; nothing: something new comes of them. */
  readonly subject?: string | undefined;
}

/** The draft of a form, begun where there is none. Read once for each visit: from then on the page has the newer one. */
export function useBegunDraft(asked: DraftAsked) {
  const { form, actingFor, subject } = asked;
  return useQuery({
    queryKey: draftKey(asked),
    queryFn: ({ signal }): Promise<Draft> =>
      call(
        beginDraftCall,
        { params: { form }, query: { ...whose(actingFor), ...(subject !== undefined && { subject }) } },
        { signal },
      ),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What a person has begun and not sent. */
export function useDrafts(actingFor?: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...draftsKey, language, actingFor],
    queryFn: async ({ signal }) =>
      (await call(listDraftsCall, { query: whose(actingFor) }, { signal })).items,
  });
}

/** Saves a draft, and reads what stands where another save was faster. */
export async function saveDraft(
  id: string,
  body: { readonly version: number; readonly answers: Answers },
): Promise<SaveAnswer> {
  try {
    const given = { params: { id }, body: { version: body.version, answers: { ...body.answers } } };
    return { kind: 'saved', ...(await call(saveDraftCall, given, { outlivesPage: true })) };
  } catch (failure) {
    if (['draft_sent', 'not_found', 'team_role_required'].some((code) => isRefusal(failure, code)))
      return { kind: 'sent' };
    if (!isRefusal(failure, 'draft_changed')) return { kind: 'failed' };
    return readAgain(id);
  }
}

async function readAgain(id: string): Promise<SaveAnswer> {
  try {
    return { kind: 'changed', found: await call(readDraftCall, { params: { id } }) };
  } catch (failure) {
    return { kind: isRefusal(failure, 'draft_sent') ? 'sent' : 'failed' };
  }
}
