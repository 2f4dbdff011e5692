/** Every form of a noun, by its placeholder in the templates. */
export function namesOf(noun) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun)) throw new Error(`The noun must be in kebab-case, like booking-note, not "${noun}"`);
  const nouns = pluralOf(noun);
  return {
    __noun__: noun,
    __nouns__: nouns,
    __camel__: camel(noun),
    __camels__: camel(nouns),
    __Pascal__: capital(camel(noun)),
    __Pascals__: capital(camel(nouns)),
    __snakes__: nouns.replaceAll("-", "_"),
    __word__: noun.replaceAll("-", " "),
    __words__: nouns.replaceAll("-", " "),
    __Words__: capital(nouns.replaceAll("-", " ")),
  };
}

export const named = (text, names) => text.replaceAll(/__(?:nouns?|camels?|Pascals?|snakes|[wW]ords?)__/g, (word) => names[word]);

const camel = (noun) => noun.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function pluralOf(noun) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
