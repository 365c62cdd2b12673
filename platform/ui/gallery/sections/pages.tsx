import { Landmark, Printer, Wallet } from 'lucide-react';
import { Avatar } from '../../src/avatar.tsx';
import { Button, ButtonLink } from '../../src/button.tsx';
import { BrandMark } from '../../src/brand-mark.tsx';
import { Card } from '../../src/card.tsx';
import { Coin } from '../../src/coin.tsx';
import { ConfirmationPanel } from '../../src/confirmation-panel.tsx';
import { FullPageLoader } from '../../src/full-page-loader.tsx';
import { Money } from '../../src/money.tsx';
import { Page, PageColumns } from '../../src/page.tsx';
import { Rosette } from '../../src/rosette.tsx';
import { VisuallyHidden } from '../../src/visually-hidden.tsx';
import { Line, Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

export function PagesSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="pages" title={texts.section.pages}>
      <Pair>
        <ConfirmationPanel
          id="confirmation"
          title={texts.sent}
          subject={<Money amount={{ value: '25000', assetCode: 'JVD', assetScale: 2 }} size="display" />}
          description={texts.sentTo}
          reference={{ label: texts.reference, value: '01981D6E-7C1A-7B20' }}
          actions={
            <>
              <Button look="secondary" icon={<Printer aria-hidden className="size-5" />}>
                {texts.print}
              </Button>
              <ButtonLink href="#pages">{texts.another}</ButtonLink>
            </>
          }
        />
        <div className="grid gap-6">
          <Card
            href="#money"

            icon={<Wallet aria-hidden className="size-6" />}
            title={texts.cardTitle}
            description={texts.cardText}
          />
          <Card
            icon={<Landmark aria-hidden className="size-6 text-brass-text" />}
            title={texts.reserveTitle}
            description={texts.reserveText}
            ornament={<Rosette className="absolute -end-24 -bottom-40 size-80 text-brass-text/35" />}
          >
            <div className="pt-10">
              <Button look="secondary">{texts.textLink}</Button>
            </div>
          </Card>
          <Card
            tone="sunken"

            title={texts.cardTitle}
            action={<Avatar name="Amara Diallo" />}
          >
            <p className="text-sm text-ink-2">{texts.cardText}</p>
          </Card>
        </div>
      </Pair>
      <Page>
        <PageColumns aside={<Card title={texts.reserveTitle} description={texts.reserveText} />}>
          <Card title={texts.cardTitle} description={texts.cardText} />
          <p>
            <VisuallyHidden>{texts.cardTitle}</VisuallyHidden>
            {texts.sentTo}
          </p>
        </PageColumns>
      </Page>
      <div className="overflow-hidden rounded-lg border border-line *:min-h-96!">
        <FullPageLoader label={texts.profileLoading} />
      </div>
    </Section>
  );
}

export function OrnamentsSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="ornaments" title={texts.section.ornaments}>
      <div className="relative grid place-items-center overflow-hidden rounded-xl border border-line bg-brand-soft py-24">
        <Rosette className="absolute size-160 text-brand-text/45" />
        <Coin className="size-44" />
      </div>
      <Line>
        <BrandMark label="EGCR" className="size-16" />
        <BrandMark name="EGCR" />
        <Rosette pattern="field" className="size-48 text-brand-text" />
        <Rosette pattern="ring" className="size-48 text-brand-text" />
        <Rosette pattern="seal" className="size-24 text-brass-text" />
        <Avatar name="Amara Diallo" size="small" />
        <Avatar name="Björk" />
        <Avatar name="محمد الأمين" size="large" />
      </Line>
      <hr className="engraved" />
    </Section>
  );
}
