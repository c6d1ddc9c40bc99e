/** Words in front of a term that say nothing: `her mother`, `Project Kestrel`. */
export const FRONT =
  /^(?:(?:his|her|my|our|the|their|your|a|an|patient's|project|operation|codename|code name|program|deal|initiative)\s{1,3})+/iu;
