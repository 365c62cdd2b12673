import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { useCopy } from '@egcr/wallet/web';
import { Copy } from 'lucide-react';

import { DEVELOPERS } from '../addresses.ts';
import { useDeveloperText } from '../text.ts';

/** The key, to be copied now. */
export function MadeKey({ secret }: { readonly secret: string }) {
  const t = useDeveloperText();
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="warn" title={t('made')} isLive>
        {t('made.text')}
      </Banner>
      <div className="flex flex-col gap-1.5">
        <span id="made-key" className="font-medium">
          {t('made.key')}
        </span>
        <output
          aria-labelledby="made-key"
          dir="ltr"
          className="rounded-lg border border-line bg-sunken p-4 wrap-anywhere select-all"
        >
          <code data-untranslated>{secret}</code>
        </output>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Copy aria-hidden className="size-4.5" />}
          onClick={() => void copy(secret, t('copied'))}
        >
          {t('copy')}
        </Button>
        <ButtonLink look="secondary" href={DEVELOPERS}>
          {t('done')}
        </ButtonLink>
      </div>
    </div>
  );
}
