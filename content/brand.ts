/** Who we are: the one place for name and contact data (D1). All of it is invented: reserved domains and numbers. */
export const brand = {
  name: 'Mirador',
  line: 'Mirador Visas',
  legalEntity: 'Mirador Asesorías de Viaje S.A.S.',
  supportEmail: 'hola@mirador.example',
  staffEmail: 'equipo@mirador.example',
  /** 555-01xx numbers are set aside for fiction. */
  whatsapp: '+12025550142',
  postalAddress: 'Carrera 7 # 84-29 oficina 301, Bogotá, Colombia',
  instagram: 'https://instagram.example/miradorvisas',
  facebook: 'https://facebook.example/miradorvisas',
} as const;
