import { hrefOf } from '@egcr/contract/product-screens';
import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { NativeSelect } from '@egcr/ui/native-select';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePause, TrainTrack } from 'lucide-react';
import { Suspense, useState } from 'react';

import { pauseReasons, switchRailCall, type OpenRail, type PauseReason } from '@egcr/payments/contract';
import { openRailsKey, useOpenRails } from '../open-rails/use-open-rails.ts';
import { useRailName } from '@egcr/payments/web';
import { switchRailTexts } from './texts.ts';

/** Where officers pause rails and open them again. */
export function Slot() {
  const t = useText(switchRailTexts);
  const say = useSentences();
  const found = useOpenRails();
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<TrainTrack aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('rails')} look="standalone">
          {t('open')}
        </Link>
      }
    >
      {found.data ? (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {found.data.items.map((rail) => (
            <Row key={rail.rail} rail={rail} />
          ))}
        </ul>
      ) : found.isError ? (
        <Banner tone="bad">{say.failure(found.error)}</Banner>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Row({ rail }: { readonly rail: OpenRail }) {
  const t = useText(switchRailTexts);
  const name = useRailName()(rail.rail);
  const [isAsking, setAsking] = useState(false);
  const label = t(rail.is_paused ? 'resume' : 'pause', { rail: name });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {rail.is_paused && <Badge tone="warn">{t('paused')}</Badge>}
      </span>
      <Button
        look="secondary"
        size="small"
        onClick={() => setAsking(true)}
        icon={<CirclePause aria-hidden className="size-4.5" />}
      >
        {label}
      </Button>
      {isAsking && <Ask rail={rail} label={label} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface AskProps {
  readonly rail: OpenRail;
  readonly label: string;
  readonly onClose: () => void;
}

/** The reason of a pause, and the PIN. */
function Ask({ rail, label, onClose }: AskProps) {
  const t = useText(switchRailTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const [reason, setReason] = useState<PauseReason>('fault');
  const { failure } = useSentences(sentences(switchRailCall, { ...pinSaidAtField, not_found: t('gone') }));
  async function run(pin: string) {
    const paused = rail.is_paused ? null : reason;
    try {
      await call(switchRailCall, { params: { name: rail.rail }, body: { paused, pin } });
      toasts.show({ title: t('done'), tone: 'ok' });
    } finally {
      await client.invalidateQueries({ queryKey: openRailsKey });
    }
  }
  return (
    <Suspense>
      <PinDialog title={label} confirmLabel={label} run={run} explain={failure} onClose={onClose}>
        {!rail.is_paused && !rail.is_simulation && <Banner tone="warn">{t('stops')}</Banner>}
        {!rail.is_paused && (
          <NativeSelect
            label={t('why')}
            value={reason}
            options={pauseReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setReason(pauseReasons.find((each) => each === value) ?? 'fault')
            }
          />
        )}
      </PinDialog>
    </Suspense>
  );
}
