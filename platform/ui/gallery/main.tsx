import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link } from '../src/link.tsx';
import { PageHeading } from '../src/page-heading.tsx';
import { SkipLink } from '../src/skip-link.tsx';
import { ToastProvider } from '../src/toast.tsx';
import { TooltipProvider } from '../src/tooltip-provider.tsx';
import { UiProvider } from '../src/ui-provider.tsx';
import { ActionsSection } from './sections/actions.tsx';
import { ChartsSection } from './sections/charts.tsx';
import { ChoicesSection } from './sections/choices.tsx';
import { FieldsSection } from './sections/fields.tsx';
import { MessagesSection } from './sections/messages.tsx';
import { MoneySection } from './sections/money.tsx';
import { OverlaysSection } from './sections/overlays.tsx';
import { OrnamentsSection, PagesSection } from './sections/pages.tsx';
import { TablesSection } from './sections/tables.tsx';
import { WorkSection } from './sections/work.tsx';
import { textsFor, type Texts } from './texts.ts';

type Direction = 'ltr' | 'rtl';
type Theme = 'light' | 'dark';

const sections = [
  { id: 'actions', Section: ActionsSection },
  { id: 'fields', Section: FieldsSection },
  { id: 'choices', Section: ChoicesSection },
  { id: 'overlays', Section: OverlaysSection },
  { id: 'money', Section: MoneySection },
  { id: 'tables', Section: TablesSection },
  { id: 'work', Section: WorkSection },
  { id: 'charts', Section: ChartsSection },
  { id: 'messages', Section: MessagesSection },
  { id: 'pages', Section: PagesSection },
  { id: 'ornaments', Section: OrnamentsSection },
] as const;

function addressOf(theme: Theme, direction: Direction): string {
  return `?${new URLSearchParams({ theme, dir: direction }).toString()}`;
}

interface GalleryProps extends SwitchesProps {
  /** `?only=overlays,choices` draws these sections alone. */
  readonly only: readonly string[] | undefined;
}

interface SwitchesProps {
  readonly texts: Texts;
  readonly theme: Theme;
  readonly direction: Direction;
}

function Switches({ texts, theme, direction }: SwitchesProps) {
  return (
    <div className="flex gap-5">
      <Link look="standalone" href={addressOf(theme === 'dark' ? 'light' : 'dark', direction)}>
        {theme === 'dark' ? texts.light : texts.dark}
      </Link>
      <Link look="standalone" href={addressOf(theme, direction === 'rtl' ? 'ltr' : 'rtl')}>
        {direction === 'rtl' ? 'LTR' : 'RTL'}
      </Link>
    </div>
  );
}

function Gallery({ texts, theme, direction, only }: GalleryProps) {
  return (
    <UiProvider locale={texts.locale} direction={direction}>
      <TooltipProvider>
        <ToastProvider regionLabel={texts.toasts} closeLabel={texts.close}>
          <SkipLink targetId="components" label={texts.skip} />
          <header className="shell py-10">
            <PageHeading
              eyebrow="EGCR"
              title={texts.title}
              description={texts.description}
              actions={<Switches texts={texts} theme={theme} direction={direction} />}
            />
            <nav aria-label={texts.sections} className="flex flex-wrap gap-x-5 pt-4">
              {Object.entries(texts.section).map(([id, title]) => (
                <Link key={id} look="standalone" href={`#${id}`} className="text-sm">
                  {title}
                </Link>
              ))}
            </nav>
          </header>
          <main id="components" tabIndex={-1} className="shell outline-none">
            {sections
              .filter(({ id }) => only === undefined || only.includes(id))
              .map(({ id, Section }) => (
                <Section key={id} texts={texts} />
              ))}
          </main>
        </ToastProvider>
      </TooltipProvider>
    </UiProvider>
  );
}

const query = new URLSearchParams(window.location.search);
const direction: Direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const theme: Theme = query.get('theme') === 'dark' ? 'dark' : 'light';
const texts = textsFor(direction);
document.documentElement.dataset['theme'] = theme;
document.documentElement.dir = direction;
document.documentElement.lang = texts.locale;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery texts={texts} theme={theme} direction={direction} only={query.get('only')?.split(',')} />
    </StrictMode>,
  );
