import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Indicações',
  lead: 'Convide quem você conhece. Os dois recebem {reward} quando a conta for verificada e o primeiro pagamento for feito.',
  code: 'Seu código',
  link: 'Seu link',
  copy: 'Copiar link',
  copied: 'Link copiado',
  copy_failed: 'Este navegador não permite copiar. Selecione e copie o link você mesmo.',
  share: 'Compartilhar',
  'share.on': 'Compartilhar no',
  'share.email': 'E-mail',
  'join.subject': 'Junte-se a mim na EGCR',
  'join.text':
    'Junte-se a mim na EGCR: uma carteira para todas as moedas, aberta a todos. Cadastre-se com meu link:',
  'list.title': 'Pessoas que você trouxe',
  'list.empty.title': 'Ninguém ainda',
  'list.empty.text': 'Compartilhe seu link: quem se cadastrar com ele aparece aqui. Não dizemos quem é.',
  failed: 'Não foi possível carregar suas indicações',
  retry: 'Tentar de novo',
  loading: 'Carregando suas indicações',
  'status.verified': 'Verificado',
  'status.pending': 'Pendente',
  'status.completed': 'Concluído',
  'status.verified.text': 'Endereço, perfil e PIN estão prontos. Um primeiro pagamento conclui.',
  'status.pending.text': 'Cadastrado. Ainda faltam endereço, perfil ou PIN.',
  'status.completed.text': 'Primeiro pagamento feito. As recompensas chegam após 14 dias.',
  'status.unknown.text': 'Status desconhecido',
  applied: 'Indicação aplicada!',
  apply_failed: 'Falha ao aplicar a indicação',
  'apply_failed.text':
    'Houve um problema ao aplicar seu código de indicação. Você pode tentar de novo nas configurações.',
  'waiting.title': 'Há um código em espera',
  'waiting.text': 'O código {code} ainda não foi aplicado.',
  'waiting.apply': 'Aplicar agora',
};
