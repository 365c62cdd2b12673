import { listOwnCasesCall } from '@egcr/cases/contract';
import { listDraftsCall } from '@egcr/forms/contract';
import { listOrganisationsCall } from '@egcr/organisations/contract';
import { useActingFor } from '@egcr/organisations/web';
import { walletCall } from '@egcr/wallet/contract';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { useQueries } from '@tanstack/react-query';

import type { HubFacts } from '../contract/next-step.ts';

/** A thing that was begun: where it goes on, and since when it stands still. */
export interface Begun {
  readonly kind: 'draft' | 'case';
  readonly title: string;
  readonly href: string;
  readonly at: string;
}

interface HubReading {
  readonly facts: HubFacts;
  /** Where an officer waits for an answer. */
  readonly question: string | undefined;
  readonly begun: Begun | undefined;
}

const caseHref = (id: string) => `/cases/${encodeURIComponent(id)}`;

/** What the person can do next and continue; undefined while it is read. A part that cannot be read counts as not there. */
export function useHub(): HubReading | undefined {
  const { language } = useLanguage();
  const actingFor = useActingFor()?.id;
  const hasVerifiedEmail = useSession((now) => now.user?.isEmailVerified ?? false);
  const whose = actingFor === undefined ? {} : { acting_for: actingFor };
  const key = ['hubs', language, actingFor] as const;
  const [drafts, waiting, open, teams, wallet] = useQueries({
    queries: [
      {
        queryKey: [...key, 'drafts'],
        queryFn: async ({ signal }) => (await call(listDraftsCall, { query: whose }, { signal })).items,
      },
      {
        queryKey: [...key, 'waiting'],
        queryFn: async ({ signal }) =>
          (await call(listOwnCasesCall, { query: { ...whose, only: 'waiting', limit: 1 } }, { signal }))
            .items,
      },
      {
        queryKey: [...key, 'open'],
        queryFn: async ({ signal }) =>
          (await call(listOwnCasesCall, { query: { ...whose, only: 'open', limit: 1 } }, { signal })).items,
      },
      {
        queryKey: [...key, 'teams'],
        queryFn: async ({ signal }) => (await call(listOrganisationsCall, {}, { signal })).items,
      },
      {
        queryKey: [...key, 'wallet'],
        queryFn: async ({ signal }) => (await call(walletCall, {}, { signal })).accounts,
      },
    ],
  });
  if ([drafts, waiting, open, teams, wallet].some(({ isPending }) => isPending)) return undefined;
  const asked = waiting.data?.[0];
  const [draft] = drafts.data ?? [];
  const [pending] = open.data ?? [];
  return {
    question: asked && caseHref(asked.id),
    facts: {
      hasQuestion: asked !== undefined,
      hasVerifiedEmail,
      hasMoney: (wallet.data ?? []).some(({ balance }) => BigInt(balance.value) > 0n),
      teams: (teams.data ?? [])
        .filter(({ closed_at: closed }) => closed === null)
        .flatMap(({ kind, standing }) =>
          standing === 'registered' ? ([kind, 'registered'] as const) : [kind],
        ),
    },
    begun:
      (draft && { kind: 'draft', title: draft.title, href: draft.address, at: draft.saved_at }) ??
      (pending && {
        kind: 'case',
        title: pending.title,
        href: caseHref(pending.id),
        at: pending.changed_at,
      }),
  };
}
