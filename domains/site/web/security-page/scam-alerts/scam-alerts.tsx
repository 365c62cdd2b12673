import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf, isLanguage } from '@egcr/web-kit/languages';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { ScamAlert } from '../../../contract/scam-alert-endpoints.ts';
import { scamAlertTexts } from './texts.ts';

/** So many rows have room before the answer comes: what stands below does not move. */
const ROWS = 3;

/** What the staff warns everybody of now: a title each, and what to do when it is opened. */
export function ScamAlerts() {
  const t = useText(scamAlertTexts);
  const [turn, setTurn] = useState(0);
  return (
    <section aria-labelledby="security-alerts" className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id="security-alerts" className="text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-[60ch] text-ink-2">{t('text')}</p>
      </div>
      <AlertList key={turn} onAgain={() => setTurn(turn + 1)} />
      <Link
        href={hrefOf('dashboard', { tool: 'fraud-reportingdetection' })}
        look="standalone"
        className="self-start"
      >
        {t('report')}
      </Link>
    </section>
  );
}

/** Reads the alerts once; to try again it is put there anew. */
function AlertList({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText(scamAlertTexts);
  const { language } = useLanguage();
  const alerts = useScamAlerts();
  const [isWhole, setWhole] = useState(false);
  const sorted = typeof alerts === 'object' ? ownLanguageFirst(alerts, language) : [];
  return (
    <div aria-busy={alerts === 'waiting'} className="flex min-h-60 flex-col gap-3 sm:min-h-48">
      {alerts === 'failed' && (
        <div className="flex flex-col items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={onAgain}>
            {t('retry')}
          </Button>
        </div>
      )}
      {typeof alerts === 'object' && sorted.length === 0 && (
        <p className="flex items-center gap-3">
          <ShieldCheck aria-hidden className="size-6 shrink-0 text-ok" />
          <span className="min-w-0">{t('none')}</span>
        </p>
      )}
      {sorted.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {(isWhole ? sorted : sorted.slice(0, ROWS)).map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {!isWhole && sorted.length > ROWS && (
        <Button look="secondary" className="self-start" onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function AlertRow({
  alert: { language, title, text, published_at: publishedAt },
}: {
  readonly alert: ScamAlert;
}) {
  const formats = useFormats();
  // The words are the staff's own, in the language they chose.
  const spoken = isLanguage(language) ? { lang: language, dir: directionOf(language) } : {};
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer flex-col justify-center gap-0.5 py-2 marker:content-none">
          <span {...spoken} className="font-semibold text-brand-text underline underline-offset-4">
            {title}
          </span>
          <span className="text-sm text-ink-2">{formats.date(publishedAt)}</span>
        </summary>
        <p {...spoken} className="max-w-[65ch] whitespace-pre-line pb-4">
          {text}
        </p>
      </details>
    </li>
  );
}

function ownLanguageFirst(alerts: readonly ScamAlert[], language: string): readonly ScamAlert[] {
  const isOwn = (alert: ScamAlert) => alert.language === language;
  return [...alerts.filter(isOwn), ...alerts.filter((alert) => !isOwn(alert))];
}

/** The alerts, read when the page is there; the call is fetched with them, so that the page comes without it. */
function useScamAlerts(): readonly ScamAlert[] | 'waiting' | 'failed' {
  const [alerts, setAlerts] = useState<readonly ScamAlert[] | 'waiting' | 'failed'>('waiting');
  // The server is outside React.
  useEffect(() => {
    let isHere = true;
    const tell = (found: readonly ScamAlert[] | 'failed') => {
      if (isHere) setAlerts(found);
    };
    import('./read-scam-alerts.ts')
      .then(({ readScamAlerts }) => readScamAlerts())
      .then(tell, () => tell('failed'));
    return () => {
      isHere = false;
    };
  }, []);
  return alerts;
}
