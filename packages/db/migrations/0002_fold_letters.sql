-- What searches compare with has the letters that Unicode does not take apart, signs and dashes in one form each, like what
-- golfers type. Plain text stays as it is.
CREATE FUNCTION pg_temp.fold(stored text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(
      replace(replace(replace(replace(
        normalize(regexp_replace(stored, '[''’‘′\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), NFKD),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'øłđðħŧı', 'olddhti'),
    '[\u002d\u2010-\u2015\u2212]', ' ', 'g'))
$$;
--> statement-breakpoint
UPDATE users SET search_text = pg_temp.fold(search_text), hidden_search_text = pg_temp.fold(hidden_search_text)
  WHERE concat(search_text, hidden_search_text) ~ '[^\u0001-\u007f]|[''-]';
--> statement-breakpoint
WITH folded AS (
  SELECT id, nullif((regexp_split_to_array(pg_temp.fold(array_to_string(words, ' ')), '\s+'))[1:8], '{""}') AS words
  FROM saved_searches WHERE array_to_string(words, ' ') ~ '[^\u0001-\u007f]|[''-]'
)
UPDATE saved_searches SET words = folded.words, word_key = (
    SELECT left(word, 3) FROM unnest(folded.words) WITH ORDINALITY AS part (word, place) ORDER BY length(word) DESC, place LIMIT 1
  )
  FROM folded WHERE folded.id = saved_searches.id;
--> statement-breakpoint
-- The next start reads these courses anew, as it does those of before the column.
UPDATE golf_courses SET is_time_zone_guessed = NULL WHERE concat(search_text, identity) ~ '[^\u0001-\u007f]|[''-]';
--> statement-breakpoint
DROP FUNCTION pg_temp.fold(text);
