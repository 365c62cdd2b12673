import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { readerZone } from '@egcr/web-kit/reader-zone';

/** Writes an instant by the clocks of a zone: weekday, day, time and the zone. */
export function useWhen(): (at: string, timeZone: string) => string {
  const { locale } = useLanguage();
  return (at, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(new Date(at));
}

/** The reader’s own time, where their clocks show another than those of the zone. */
export function useOwnWhen(): (at: string, timeZone: string) => string | undefined {
  const when = useWhen();
  const own = readerZone();
  const { locale } = useLanguage();
  const clock = (at: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      new Date(at),
    );
  return (at, timeZone) => (clock(at, timeZone) === clock(at, own) ? undefined : when(at, own));
}
