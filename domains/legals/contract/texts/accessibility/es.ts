import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Declaración de accesibilidad',
  summary: 'Hasta dónde puede usar EGCR todo el mundo, qué sabemos que aún falla y cómo decírnoslo.',
  sections: [
    {
      id: 'aim',
      title: 'Nuestro objetivo',
      body: [
        'Que EGCR la pueda usar cualquiera: solo con teclado, con lector de pantalla, con texto al 200 %, en un teléfono pequeño y en ambas direcciones de lectura. Nuestra medida es WCAG 2.2, nivel AA.',
      ],
    },
    {
      id: 'check',
      title: 'Cómo lo comprobamos',
      body: [
        'Antes de publicar una versión, un programa (axe) mira cada página abierta, en tema claro y oscuro, en un idioma de izquierda a derecha y otro de derecha a izquierda. Hay recorridos hechos solo con teclado. Otras pruebas vigilan que nada sobresalga en un teléfono. Un programa halla solo parte de las barreras; aún no hay auditoría independiente.',
      ],
    },
    {
      id: 'status',
      title: 'Dónde estamos',
      body: [
        'Según nuestra propia evaluación, el sitio cumple en gran parte el nivel AA. No conocemos ninguna página que no se pueda usar con teclado.',
      ],
    },
    {
      id: 'gaps',
      title: 'Lo que sabemos que falta',
      body: [
        'Los PDF llevan idioma y título, pero no etiquetas para lectores de pantalla; el mismo contenido está en la página. Chino, japonés y coreano usan las fuentes de tu dispositivo. La voz del captcha es de máquina y suena así. Algunos errores de servicios externos llegan en inglés. Nadie que dependa a diario de ayudas técnicas ha probado aún toda la plataforma.',
      ],
    },
    {
      id: 'help',
      title: 'Qué puedes ajustar',
      body: [
        'Tema, contraste, tamaño del texto y menos movimiento siguen a tu dispositivo y se cambian en los ajustes. Nada parpadea y nada tiene prisa, salvo los códigos que caducan por seguridad; siempre puedes pedir otro.',
      ],
    },
    {
      id: 'tell',
      title: 'Dínoslo',
      body: [
        'Escríbenos desde la página de contacto y elige «Accesibilidad». Di qué página y qué ayuda usas; buscamos una vía que te sirva mientras lo arreglamos. Procuramos responder en tres días laborables.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Si no respondemos',
      body: [
        'Puedes acudir a la autoridad de accesibilidad de tu país. Esta declaración se hizo en la fecha de arriba, con pruebas propias.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      aim: [
        'Que EGCR la pueda usar cualquiera: solo con teclado, con lector de pantalla, con texto al 200 %, en un teléfono pequeño y en ambas direcciones de lectura. Nuestra medida es WCAG 2.2, nivel AA.',
      ],
      check: [
        'Antes de publicar una versión, un programa (axe) mira cada página abierta, en tema claro y oscuro, en un idioma de izquierda a derecha y otro de derecha a izquierda. Hay recorridos hechos solo con teclado. Otras pruebas vigilan que nada sobresalga en un teléfono. Un programa halla solo parte de las barreras; aún no hay auditoría independiente.',
      ],
      help: [
        'Tema, contraste, tamaño del texto y menos movimiento siguen a tu dispositivo y se cambian en los ajustes. Nada parpadea y nada tiene prisa, salvo los códigos que caducan por seguridad; siempre puedes pedir otro.',
      ],
    },
  },
};
