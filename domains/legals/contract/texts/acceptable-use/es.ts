import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Uso aceptable',
  summary: 'Para qué puede usarse EGCR y qué hace que se restrinja una cuenta.',
  sections: [
    {
      id: 'yes',
      title: 'Para qué sirve',
      body: [
        'Pagos y servicios lícitos entre personas, empresas, gobiernos y organizaciones. Di la verdad sobre quién eres y trata con justicia a los demás.',
      ],
    },
    {
      id: 'no',
      title: 'Qué está prohibido',
      body: [
        'Todo fraude, incluidas las solicitudes de dinero con nombre falso. Blanqueo, financiación del terrorismo y elusión de sanciones. Comercio con personas, armas, drogas ilegales o cualquier cosa que prohíba la ley de una de las partes. Amenazas, odio, acoso y contenidos que exploten a menores.',
      ],
    },
    {
      id: 'names',
      title: 'Nombres y mensajes',
      body: [
        'Nada de nombres de usuario que finjan ser otra persona, un organismo público o nosotros. Nada de insultos, enlaces a programas dañinos ni publicidad en notas de pagos y solicitudes.',
      ],
    },
    {
      id: 'technique',
      title: 'Técnica',
      body: [
        'No entres en cuentas ajenas ni eludas límites, captcha o controles; no sobrecargues el servicio; no leas lo que no es tuyo. La API está abierta a tus propios programas con tu propia cuenta, dentro de sus límites.',
      ],
    },
    {
      id: 'research',
      title: 'Investigación de seguridad',
      body: [
        'Buscar vulnerabilidades es bienvenido si usas solo cuentas propias, no tomas ni dañas nada ajeno y nos avisas primero. La página de seguridad explica cómo. No emprendemos acciones legales contra quien investigue así.',
      ],
    },
    {
      id: 'report',
      title: 'Avisar de abusos',
      body: [
        'Escríbenos en la página de contacto y elige «Blanqueo o fraude». Indica la transferencia o el usuario; nunca envíes contraseñas ni PIN.',
      ],
    },
    {
      id: 'steps',
      title: 'Qué hacemos entonces',
      body: [
        'Miramos cada aviso. Según la gravedad advertimos, restringimos una función, bloqueamos o cerramos la cuenta. Sabrás qué se hizo y por qué, salvo que la ley lo prohíba, y podrás responder; otra persona lo mirará de nuevo. Lo que hace el personal queda anotado.',
      ],
    },
    {
      id: 'children',
      title: 'Edad',
      body: [
        'La plataforma es para quienes pueden contratar donde viven. Alguien más joven necesita el consentimiento de quienes le cuidan.',
      ],
    },
  ],
};
