import { clsx } from 'clsx';
import { JVD_SIGN } from './format-money.ts';

/** The JVD coin, turning slowly (still under reduced motion). Decoration; give it a square size by class. */
export function Coin({ className }: { readonly className?: string | undefined }) {
  return (
    <div aria-hidden className={clsx('coin', className)}>
      <div className="coin-body">
        <span className="coin-edge" />
        <span className="coin-edge" />
        <span className="coin-edge" />
        <span className="coin-edge" />
        <span className="coin-edge" />
        <span className="coin-rim" />
        <span className="coin-face">{JVD_SIGN}</span>
        <span className="coin-face coin-back">{JVD_SIGN}</span>
      </div>
    </div>
  );
}
