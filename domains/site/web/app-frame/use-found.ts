import { formatMoney } from '@egcr/ui/format-money';
import { useConcealment } from '@egcr/web-kit/concealment';
import {
  isMeant,
  QUERY_MAX_LENGTH,
  QUERY_MIN_LENGTH,
  useFinders,
  type FindReader,
  type Found,
} from '@egcr/web-kit/finds';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The server is asked once nothing has been typed for so long. */
const PAUSE_MS = 250;
/** As in the wallet where amounts are hidden. */
const HIDDEN = '••••';
const none: readonly Found[] = [];

export interface FoundHere {
  readonly acts: readonly Found[];
  /** What the server found for what was typed. */
  readonly asked: readonly Found[];
  /** Screens that stand among the acts. */
  readonly screens: ReadonlySet<string>;
  /** `locked`: people and transactions are found once the PIN is entered. `failed`: no domain could be asked. */
  readonly state: 'still' | 'asking' | 'locked' | 'failed';
}

/** What the domains find for what was typed. Suspends while their words are fetched. */
export function useFound(typed: string): FoundHere {
  const finders = useFinders();
  const reader = useReader();
  const isPinOpen = useSession((now) => now.isPINVerified);
  const query = typed.trim().slice(0, QUERY_MAX_LENGTH);
  const settled = useSettled(query);
  const isLong = settled.length >= QUERY_MIN_LENGTH;
  const { data, isFetching } = useQuery({
    queryKey: ['finds', reader.language, settled],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        finders.map(({ ask }) => ask({ query: settled, signal }, reader)),
      );
      return {
        found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
        // What one domain cannot say keeps nothing back that another knows.
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      };
    },
    enabled: isLong && isPinOpen,
    // A search shows what is there now.
    staleTime: 0,
    gcTime: 60_000,
  });
  const isCurrent = isLong && settled === query;
  return {
    acts: finders.flatMap(({ acts }) =>
      acts(reader).filter(({ label, keywords }) => isMeant(query, `${label} ${keywords ?? ''}`)),
    ),
    asked: isCurrent && data ? data.found : none,
    screens: new Set(finders.flatMap(({ screens }) => screens)),
    state: stateOf(),
  };

  function stateOf(): FoundHere['state'] {
    if (query.length < QUERY_MIN_LENGTH) return 'still';
    if (!isPinOpen) return 'locked';
    if (isFetching || !isCurrent) return 'asking';
    return data?.hasFailed && data.found.length === 0 ? 'failed' : 'still';
  }
}

function useReader(): FindReader {
  const { language, locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const formats = useFormats();
  return {
    language,
    locale,
    amount: (money) => (isConcealed ? HIDDEN : formatMoney(money, { locale })),
    date: formats.date,
  };
}

/** The text once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  // Time belongs to the browser.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
