import { shareLink, shareNames, type Shared, type ShareTarget } from '@egcr/referrals/web';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Copy, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';

import { openLicence } from '../../../contract/licences.ts';
import type { Post } from '../../../contract/shapes.ts';
import { postPath } from '../../addresses.ts';
import { shareTexts } from './texts.ts';

const services: readonly ShareTarget[] = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'telegram', 'email'];

/** Ways to hand a post to others, and to print it. Nothing is loaded from any of these services. */
export function SharePost({ post }: { readonly post: Pick<Post, 'slug' | 'title' | 'licence'> }) {
  const t = useText(shareTexts);
  const url = `${location.origin}${postPath(post.slug)}`;
  const shared: Shared = { url, text: post.title, subject: post.title };
  return (
    <section aria-labelledby="share" className="flex flex-col gap-3">
      <h2 id="share" className="text-lg">
        {t('share')}
      </h2>
      <div className="flex flex-wrap gap-3">
        <CopyButton url={url} />
        <OwnShareButton shared={shared} />
        <Button
          look="secondary"
          size="small"
          onClick={() => window.print()}
          icon={<Printer aria-hidden className="size-4.5" />}
        >
          {t('print')}
        </Button>
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
      <LicenceLink licence={post.licence} />
    </section>
  );
}

/** All rights are reserved where nothing is said. */
function LicenceLink({ licence }: Pick<Post, 'licence'>) {
  const open = openLicence(licence);
  if (open === undefined) return null;
  return (
    <Link href={open.address} rel="license" look="standalone" className="self-start">
      <bdi>{open.name}</bdi>
    </Link>
  );
}

function CopyButton({ url }: { readonly url: string }) {
  const t = useText(shareTexts);
  const [outcome, setOutcome] = useState<'copied' | 'not-copied'>();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('not-copied'),
    );
  return (
    <>
      <Button
        look="secondary"
        size="small"
        onClick={() => void copy()}
        icon={<Copy aria-hidden className="size-4.5" />}
      >
        {t('copy')}
      </Button>
      <p role="status" className="self-center text-sm text-ink-2 empty:hidden">
        {outcome && t(outcome)}
      </p>
    </>
  );
}

/** The share sheet of phones and some desktops; where there is none, no button. */
function OwnShareButton({ shared }: { readonly shared: Shared }) {
  const t = useText(shareTexts);
  if (!('share' in navigator)) return null;
  const { url, text, subject: title } = shared;
  // The reader who closes the sheet again has changed their mind: nothing to say.
  const share = () => navigator.share({ url, text, title }).catch(() => undefined);
  return (
    <Button
      look="secondary"
      size="small"
      onClick={() => void share()}
      icon={<Share2 aria-hidden className="size-4.5" />}
    >
      {t('share.button')}
    </Button>
  );
}
