import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { useCopy } from '@egcr/wallet/web';
import { Copy } from 'lucide-react';

import { useDeveloperText } from './text.ts';

interface MadeSecretProps {
  readonly secret: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Where the reader goes once it is copied. */
  readonly next: string;
}

/** Something secret that is shown this once, to be copied now. */
export function MadeSecret({ secret, label, title, text, next }: MadeSecretProps) {
  const t = useDeveloperText();
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="warn" title={title} isLive>
        {text}
      </Banner>
      <div className="flex flex-col gap-1.5">
        <span id="made-secret" className="font-medium">
          {label}
        </span>
        <output
          aria-labelledby="made-secret"
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
        <ButtonLink look="secondary" href={next}>
          {t('done')}
        </ButtonLink>
      </div>
    </div>
  );
}
