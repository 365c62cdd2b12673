import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description':
    'Uma só conta para trabalho, dinheiro e serviços públicos: carteira, pagamentos, subsídios, crédito, empregos e empresas.',
  'shortcut.wallet': 'Carteira',
  'shortcut.pay': 'Enviar dinheiro',
  'shortcut.contact': 'Fale conosco',
  'offline.page-title': 'Offline · EGCR',
  'offline.title': 'Sem conexão no momento',
  'offline.text':
    'Mostramos seu dinheiro apenas como ele está neste instante, por isso nada dele fica guardado neste aparelho. Esta página abre sozinha assim que você voltar a ficar on-line.',
  'offline.money': 'Você ia enviar dinheiro? Veja primeiro o histórico antes de enviar de novo.',
  'offline.retry': 'Tentar novamente',
};
