/** What people have really said about us, with their leave. As long as there is none, the section is not shown (D2). */
type Words = Record<'es' | 'en' | 'ar', string>;

export type Testimonial = { id: string; who: Words; says: Words; isExample?: true };

export const testimonials: readonly Testimonial[] = [];
