import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'Editar esta diapositiva',
  title: 'Textos de la diapositiva {number}',
  language: 'Quienes leen en este idioma los ven en un minuto.',
  'field.badgeText': 'Etiqueta',
  'field.title': 'Título',
  'field.subtitle': 'Subtítulo',
  'field.description': 'Descripción',
  'field.primaryButtonText': 'Primer botón',
  'field.secondaryButtonText': 'Segundo botón',
  save: 'Guardar',
  cancel: 'Cancelar',
  changed: 'Alguien ha cambiado esta diapositiva entretanto. Ciérrala y ábrela otra vez para ver sus textos.',
  plain: 'Solo texto simple: sin etiquetas HTML ni signos invisibles.',
  loading: 'Cargando la diapositiva…',
  problems: 'Revisa estos campos',
  retry: 'Reintentar',
};
