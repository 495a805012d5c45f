/** Names that people write without a capital, about whom nobody has told us: frequent ones that are no other word of Spanish. */
import { JOINERS } from './known.ts';
import type { Word } from './words.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));

const GIVEN = setOf(`
  adriana agustin alberto alejandra alejandro alfonso alfredo alicia alvaro amanda ana andrea andres angela angelica antonio
  antonia armando arturo beatriz benjamin bernardo brayan camila camilo carla carlos carmen carolina catalina cecilia cesar
  claudia cristian cristina cristobal daniel daniela david diana diego eduardo elena elizabeth elsa emilia emilio enrique
  erika ernesto esteban fabian fatima felipe fernanda fernando francisca francisco gabriel gabriela gerardo gilberto gladys
  gonzalo graciela guadalupe guillermo gustavo hector hernan hugo ignacio ines irene isabel isabella ivan jaime javier
  jessica jesus jhon joaquin jorge jose josefina juan juana juliana karen karina laura leonardo leticia liliana lorena
  lorenzo lucas lucia luis luisa manuel manuela marcela marcelo margarita maria mariana maribel mario martha martin mateo
  matias mauricio maximiliano miguel miriam monica natalia nicolas nora norma olga oscar pablo paola patricia paula
  pedro rafael ramiro ramon raquel raul rebeca ricardo roberto rocio rodrigo rosario ruben samuel sandra santiago sara
  sebastian sergio silvia sofia sonia susana tatiana teresa valentina valeria vanessa veronica vicente victor viviana ximena
  yolanda yuliana
`);
/** Only after another name: many of them are words, too. */
const SURNAMES = setOf(`
  acosta aguilar aguirre alvarado alvarez angel angeles arias avila barrios benitez blanco bravo caballero cabrera calderon
  campos cano cardenas cardona carrillo castillo castro cardozo chavez contreras correa cortes cruz delgado diaz dominguez
  duarte duran escobar espinoza estrada fernandez figueroa flores franco fuentes galindo garcia garzon gil gimenez gomez
  gonzalez guerra guerrero gutierrez guzman hernandez herrera ibanez jaramillo jimenez juarez lara leon lopez lozano luna
  maldonado marin marquez martinez medina mejia mendez mendoza mercado miranda molina montes montoya mora morales moreno
  munoz navarro nunez ochoa ojeda olivares ortega ortiz osorio pacheco padilla paredes parra paz pena peralta perez pineda
  pinto ponce prieto quintero quispe ramirez ramos restrepo rey reyes rincon rios rivas rivera robles rodriguez rojas romero
  rosas rubio ruiz salas salazar salcedo salinas sanchez sandoval santana santos silva solis soto suarez tapia torres trujillo
  valencia valenzuela vargas vasquez vazquez vega velasco velasquez vera vidal villa villanueva zambrano zapata zuniga
`);
/** What follows is somebody's name, whatever it is. */
const CALLED = setOf('llamo llama llamaba llamada llamado apellido apellida');

const isSpace = (text: string, one: Word, next: Word) => /^[^\S\n]+$/u.test(text.slice(one.end, next.start));
const isNamed = ({ folded }: Word) => GIVEN.has(folded) || SURNAMES.has(folded);

/** The place of the last word of a name that begins at this one. */
function endOf(text: string, words: readonly Word[], begin: number): number {
  let end = begin;
  for (let at = begin + 1; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word || !isSpace(text, before, word)) break;
    if (isNamed(word)) end = at;
    else if (!JOINERS.has(word.folded) || word.folded === 'y' || word.folded === 'e') break;
  }
  return end;
}

export function commonSpans(text: string, words: readonly Word[]) {
  const spans: { start: number; end: number; back: string }[] = [];
  for (let at = 0; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (!word) break;
    const isCalled = before && CALLED.has(before.folded) && isSpace(text, before, word) && !JOINERS.has(word.folded);
    if (!isCalled && !GIVEN.has(word.folded)) continue;
    const last = endOf(text, words, at);
    const end = words[last]?.end ?? word.end;
    spans.push({ start: word.start, end, back: text.slice(word.start, end) });
    at = last;
  }
  return spans;
}
