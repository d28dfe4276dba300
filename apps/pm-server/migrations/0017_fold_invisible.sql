-- domain's foldText: invisible characters are left out of what is searched, and every space is an ordinary one. The ranges are
-- Unicode's default ignorable code points and the marks of interlinear notes.
CREATE OR REPLACE FUNCTION fold_piece(piece text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(
	translate(
		lower(regexp_replace(normalize(regexp_replace(piece, '[\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'), NFD), '[\u0300-\u036f]+', '', 'g')),
		'øłđðħıŧςſ' || U&'\00a0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\202f\205f\3000',
		'olddhitσs' || repeat(' ', 16)
	),
	'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
--> statement-breakpoint
-- What the database keeps of these texts is computed as a row is written.
UPDATE clients SET name = name WHERE name_key IS DISTINCT FROM sort_key(name) OR email_key IS DISTINCT FROM sort_key(email);
--> statement-breakpoint
UPDATE people SET first_name = first_name WHERE name_key IS DISTINCT FROM sort_key(btrim(first_name || ' ' || last_name));
--> statement-breakpoint
UPDATE projects SET name = name WHERE search_text IS DISTINCT FROM fold_text(name) || chr(10) || fold_text(description);
--> statement-breakpoint
UPDATE tasks SET title = title WHERE search_text IS DISTINCT FROM fold_text(title) || chr(10) || fold_text(description);
--> statement-breakpoint
UPDATE files SET name = name WHERE search_text IS DISTINCT FROM fold_text(name) || chr(10) || fold_text(description);
