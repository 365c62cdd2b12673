import { isLoopbackAddress, isLoopbackHost } from '@egcr/server-kit/network';

interface Facts {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: number;
  readonly ALLOWED_ORIGINS: readonly string[];
}

interface Exposure {
  readonly name: 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'ALLOWED_ORIGINS';
  readonly problem: string;
}

/**
 * Settings by which others reach an installation that is not production, with its captured mail, its demo people and its doors for tests.
 * An operator who forgets NODE_ENV learns it here: no door is open because a setting is missing.
 */
export function exposures(read: Facts): readonly Exposure[] {
  if (read.NODE_ENV === 'production') return [];
  const { HOST, PUBLIC_URL, TRUST_PROXY, ALLOWED_ORIGINS } = read;
  const found: Exposure[] = [];
  const refuse = (name: Exposure['name'], why: string, instead: string) =>
    found.push({ name, problem: `${why}: set NODE_ENV=production, or ${instead}` });
  if (HOST !== 'localhost' && !isLoopbackAddress(HOST))
    refuse('HOST', `${HOST} is open to other machines`, 'HOST=127.0.0.1');
  if (PUBLIC_URL !== undefined && !isHere(PUBLIC_URL))
    refuse('PUBLIC_URL', `${PUBLIC_URL} leads other people here`, 'an address of localhost');
  if (TRUST_PROXY > 0)
    refuse('TRUST_PROXY', 'a proxy in front brings requests of other people', 'TRUST_PROXY=0');
  const foreign = ALLOWED_ORIGINS.filter((origin) => !isHere(origin));
  if (foreign.length > 0)
    refuse('ALLOWED_ORIGINS', `${foreign.join(', ')} may call from elsewhere`, 'origins of localhost');
  return found;
}

/** What does not parse is not here. */
function isHere(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
