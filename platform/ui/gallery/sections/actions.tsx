import { Bell, Plus, Send, Settings } from 'lucide-react';
import { BackLink } from '../../src/back-link.tsx';
import { Button, ButtonLink } from '../../src/button.tsx';
import { DownloadButton } from '../../src/download-button.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import { Link } from '../../src/link.tsx';
import { Line, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

export function ActionsSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="actions" title={texts.section.actions}>
      <Line>
        <Button icon={<Send aria-hidden className="size-5" />}>{texts.send}</Button>
        <Button look="secondary" icon={<Plus aria-hidden className="size-5" />}>
          {texts.add}
        </Button>
        <Button look="quiet">{texts.cancel}</Button>
        <Button look="danger">{texts.remove}</Button>
        <Button look="brass">{texts.reserve}</Button>
        <ButtonLink href="#actions" look="secondary">
          {texts.settings}
        </ButtonLink>
      </Line>
      <Line>
        <Button busy>{texts.sending}</Button>
        <Button look="secondary" busy>
          {texts.sending}
        </Button>
        <Button disabled>{texts.send}</Button>
        <Button look="secondary" disabled>
          {texts.add}
        </Button>
        <Button disabled disabledReason={texts.verifyReason}>
          {texts.verify}
        </Button>
      </Line>
      <Line>
        <Button size="small">{texts.send}</Button>
        <Button size="medium">{texts.send}</Button>
        <Button size="large">{texts.send}</Button>
        <IconButton label={texts.settings} icon={<Settings aria-hidden className="size-5" />} />
        <IconButton label={texts.notifications} mark={3} icon={<Bell aria-hidden className="size-5" />} />
        <IconButton label={texts.menu} look="outlined" icon={<Plus aria-hidden className="size-5" />} />
        <IconButton
          label={texts.close}
          look="outlined"
          disabled
          icon={<Plus aria-hidden className="size-5" />}
        />
      </Line>
      <Line>
        <DownloadButton>{texts.quietLink}</DownloadButton>
        <DownloadButton busy>{texts.quietLink}</DownloadButton>
      </Line>
      <div className="max-w-sm">
        <Button width="full" size="large">
          {texts.verify}
        </Button>
      </div>
      <p>
        {texts.sentence} <Link href="#money">{texts.textLink}</Link>
      </p>
      <Line>
        <BackLink href="#pages">{texts.back}</BackLink>
        <Link href="#tables" look="standalone">
          {texts.textLink}
        </Link>
        <Link href="#tables" look="quiet" className="py-2.5">
          {texts.quietLink}
        </Link>
      </Line>
    </Section>
  );
}
