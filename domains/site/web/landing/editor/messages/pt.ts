import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'Editar este slide',
  title: 'Textos do slide {number}',
  language: 'Quem lê neste idioma os vê em um minuto.',
  'field.badgeText': 'Etiqueta',
  'field.title': 'Título',
  'field.subtitle': 'Subtítulo',
  'field.description': 'Descrição',
  'field.primaryButtonText': 'Primeiro botão',
  'field.secondaryButtonText': 'Segundo botão',
  save: 'Salvar',
  cancel: 'Cancelar',
  changed: 'Alguém mudou este slide nesse meio-tempo. Feche e abra de novo para ver os textos.',
  plain: 'Só texto simples: sem tags nem sinais invisíveis.',
  loading: 'Carregando o slide…',
  problems: 'Confira estes campos',
  retry: 'Tentar de novo',
};
