//! Every example of `docs/scenarios.md` runs, and gets to the rules that it names.

mod common;

use horda_kit::marks;

#[test]
fn every_example_of_the_document_holds() {
    let text = include_str!("../../../docs/scenarios.md");
    let blocks: Vec<&str> = text.split("```toml\n").skip(1).collect();
    assert!(blocks.len() >= 4, "{} examples", blocks.len());
    for block in blocks {
        let example = block.split("```").next().unwrap_or_default();
        let outcome = common::run(example);
        assert_eq!(outcome.wrong(), [""; 0], "{example}");
        let missed = outcome.named.iter().find(|it| marks::KEPT && !it.is_hit);
        assert_eq!(missed, None, "{example}");
    }
}
