import { Badge } from '@egcr/ui/badge';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { proposalChanged } from '../contract/events.ts';
import { countWaitingCall } from '../contract/index.ts';
import { waitingTexts } from './waiting/texts.ts';

const KEY = ['approvals', 'waiting'] as const;

/** How many proposals wait for a second person, and how many of them are the reader's own. */
export function Slot() {
  const t = useText(waitingTexts);
  const { number } = useFormats();
  const client = useQueryClient();
  useLive(proposalChanged, () => void client.invalidateQueries({ queryKey: KEY }));
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(countWaitingCall, {}, { signal }),
  });
  if (data === undefined) return null;
  return (
    <>
      <Badge tone={data.others > 0 ? 'warn' : 'neutral'}>{t('others', { count: number(data.others) })}</Badge>
      {data.own > 0 && <Badge>{t('own', { count: number(data.own) })}</Badge>}
    </>
  );
}
