import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { useToasts } from '@egcr/ui/toast';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { Copy, Share2 } from 'lucide-react';

import { rewardAmount } from '../contract/index.ts';
import { useReferralText } from './texts.ts';
import { referralUrl, shareLink, shareNames, type Shared, type ShareTarget } from './share-links.ts';

const services: readonly ShareTarget[] = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'telegram', 'email'];

/** The person's code and link, and ways to hand them on. */
export function ShareCard({ code }: { readonly code: string }) {
  const t = useReferralText();
  const { locale } = useLanguage();
  const url = referralUrl(location.origin, code);
  const shared: Shared = { url, text: t('join.text'), subject: t('join.subject') };
  return (
    <Card
      title={t('title')}
      description={t('lead', { reward: formatMoney(rewardAmount, { locale, isTrimmed: true }) })}
      padding="large"
    >
      <KeyValueList
        items={[
          { key: t('code'), value: <bdi className="font-mono text-lg font-semibold">{code}</bdi> },
          { key: t('link'), value: <bdi className="text-sm wrap-anywhere">{url}</bdi> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton url={url} />
        <OwnShareButton shared={shared} />
      </div>
      <ul aria-label={t('share.on')} className="flex flex-wrap gap-1">
        {services.map((target) => (
          <li key={target}>
            <ButtonLink
              look="quiet"
              size="small"
              href={shareLink(target, shared)}
              {...(target === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {target === 'email' ? t('share.email') : shareNames[target]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CopyButton({ url }: { readonly url: string }) {
  const t = useReferralText();
  const toasts = useToasts();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toasts.show({ tone: 'ok', title: t('copied') }),
      () => toasts.show({ tone: 'warn', title: t('copy_failed') }),
    );
  return (
    <Button onClick={() => void copy()} icon={<Copy aria-hidden className="size-4.5" />}>
      {t('copy')}
    </Button>
  );
}

/** The share sheet of phones and some desktops; where there is none, no button. */
function OwnShareButton({ shared }: { readonly shared: Shared }) {
  const t = useReferralText();
  if (!('share' in navigator)) return null;
  const { url, text, subject: title } = shared;
  // The person who closes the sheet again has changed their mind: nothing to say.
  const share = () => navigator.share({ url, text, title }).catch(() => undefined);
  return (
    <Button look="secondary" onClick={() => void share()} icon={<Share2 aria-hidden className="size-4.5" />}>
      {t('share')}
    </Button>
  );
}
